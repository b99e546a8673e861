import { TABLE, type Question } from '@engine/core/ruleset';
import { useState } from 'react';
import { Button } from '../parts/Button';
import { QuestionCard } from '../parts/QuestionCard';
import { Waiting } from '../parts/Waiting';
import { useSettings } from '../device/settings';
import { useSay, useTeller } from '../words';
import type { AtTable } from './seat';
import { useTray } from './tray';

/** The open question: mine as a card, somebody else's as one row; the table may answer for who is away. */
export function Asked({ guest, picture, scene, mine }: AtTable) {
  const say = useSay();
  const teller = useTeller();
  const [standIn, setStandIn] = useState<string>();
  const { asked, table } = picture;
  if (!asked) return null;
  const { question, waiting, id } = asked;
  const atTable = guest.seat === TABLE;
  const who = waiting.find((one) => mine.includes(one) || (atTable && (one === TABLE || standIn === id)));
  if (question && who !== undefined) {
    const several = mine.length > 1 || (atTable && who !== TABLE);
    return <Card key={id} at={{ guest, picture, scene, mine }} question={question} who={who} whose={several ? say('ask.for', { who }) : undefined} />;
  }
  const names = waiting.map((one) => (one === TABLE ? say('ask.table') : teller.name(one))).join(', ');
  const kind = table.characters.find((character) => character.id === waiting[0])?.kind;
  return (
    <>
      <Waiting who={names} what={say('ask.waiting', { why: teller.line(asked.why) })} icon={kind ? scene.icon(kind) : 'barbed-sun'} testID="waiting" />
      {atTable && question && <Button kind="bare" label={say('ask.stand-in', { who: names })} testID="stand-in" onPress={() => setStandIn(id)} />}
    </>
  );
}

function Card({ at, question, who, whose }: { at: AtTable; question: Question; who: string; whose?: string | undefined }) {
  const say = useSay();
  const teller = useTeller();
  const { dice } = useSettings();
  const tray = useTray(at.scene, question.ask === 'roll' ? question.dice.length : 0);
  const answer = (picks: readonly (string | number)[]) => void at.guest.answer({ to: question.id, as: who, picks });
  return (
    <QuestionCard
      {...tray}
      question={question}
      lines={teller.line}
      whose={whose}
      start={dice}
      pass={say('ask.pass')}
      chosen={(count) => say('ask.chosen', { count })}
      onRoll={() => void at.guest.roll(question.id)}
      onTyped={answer}
      onPick={answer}
    />
  );
}
