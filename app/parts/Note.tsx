import { useState } from 'react';

import { Button } from './Button';
import { Field } from './Field';
import { Section } from './Section';

export interface NoteProps {
  readonly text: string;
  readonly onKeep: (text: string) => void;
  readonly words: { readonly title: string; readonly label: string; readonly keep: string };
}

/** What a player wrote down. It is kept when they say so, not with every letter. */
export function Note({ text, onKeep, words }: NoteProps) {
  const [draft, setDraft] = useState(text);
  return (
    <Section title={words.title}>
      <Field label={words.label} value={draft} onChange={setDraft} testID="note" multiline />
      {draft !== text && <Button kind="line" label={words.keep} testID="keep-note" onPress={() => onKeep(draft)} />}
    </Section>
  );
}
