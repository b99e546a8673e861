import type { Command, Event } from '@engine/core/ruleset';
import { played, type Game, type Subject } from './game';
import { correctionFaults, foreseeFaults } from './corrections';
import { foldFaults, offerFaults, rerunFaults, saveFaults } from './journal';
import { secretFaults } from './secrets';
import { undoFaults } from './undo';
import { wordFaults } from './words';

export type Law = <S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, game: Game<S, C, E, V>) => readonly string[];

const finishFaults: Law = (_, { ended, frames }) => (ended ? [] : [`not over after ${frames.length} steps`]);

/** What must hold for every system. */
export const LAWS: readonly (readonly [string, Law])[] = [
  ['bots finish the game', finishFaults],
  ['every offer is accepted, and each with a reason against it is refused for that reason', offerFaults],
  ['folding the events gives the state', foldFaults],
  ['told events never change when a command runs again', rerunFaults],
  ['a save survives JSON at every question, and the game goes on the same', saveFaults],
  ['changing a secret changes nothing that anybody else gets', secretFaults],
  ['what a phone foresees comes true', foreseeFaults],
  ['a correction in the middle of a question keeps its place, and stays when the command goes', correctionFaults],
  ['undo gives back the state, and the same command the same dice', undoFaults],
  ['every line has words in every language', wordFaults],
];

/** The fixed games that a system is judged by. */
export const games = <S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, seeds: readonly number[]): readonly Game<S, C, E, V>[] =>
  seeds.flatMap((seed) => subject.setups.map((setup) => played(subject, setup, seed)));

/** The first breaches of a law, each with its seed and its party. */
export const breaches = <S, C extends Command, E extends Event, V>(law: Law, subject: Subject<S, C, E, V>, all: readonly Game<S, C, E, V>[]): readonly string[] =>
  all.flatMap((game) => law(subject, game).map((fault) => `${game.title}, ${fault}`)).slice(0, 5);
