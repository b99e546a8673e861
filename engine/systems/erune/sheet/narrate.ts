import type { Narration } from '../area';
import { not } from '../state';
import type { SheetEvent } from './event';

export const narration: Narration<SheetEvent> = {
  made: ({ who, skills, fields }) => [...skills.map((skill) => not('skill-chosen', { who, skill })), ...fields.map((field) => not('field-chosen', { who, field }))],
  'fields-brought': ({ who, fields }) => (fields.length > 0 ? fields.map((field) => not('field-brought', { who, field })) : [not('no-field-brought', { who })]),
  corrected: ({ who, track, from, to }, { mos }) => [not(mos?.id === who && track === 'sp' ? 'corrected-reserve' : `corrected-${track}`, { who, from, to })],
  placed: ({ who, to }) => [not('placed', { who, to })],
  handed: ({ who, item, by }) => [by === 0 ? not('handed-nothing', { who, item }) : by > 0 ? not('handed-in', { who, item, count: by }) : not('handed-out', { who, item, count: -by })],
  noted: ({ who }) => [not('noted', { who })],
  'asking-set': ({ who, skill, never }) => [not(never ? 'never-asked' : 'asked-again', { who, skill })],
  discarded: ({ who, item, count }) => [not('discarded', { who, item, count })],
  'help-set': ({ level }) => [not(`help-${level}`)],
};
