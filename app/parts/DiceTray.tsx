import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { DieId, Face } from '../../engine/core/ruleset';
import { Ground, onStone, useGround } from '../theme/ground';
import { radius, space } from '../theme/space';
import { Button } from './Button';
import { Choice } from './Choice';
import { Die } from './Die';
import type { DieFaceProps } from './DieFace';
import { Minor } from './Words';

export interface TrayWords {
  readonly label: string;
  readonly app: string;
  readonly real: string;
  /** "Roll 4 dice" */
  readonly roll: string;
  /** "Tap the face of die 2 of 4" */
  readonly tapFace: (die: number) => string;
  /** "Keep 4, 3, 1" */
  readonly keep: (faces: readonly Face[]) => string;
  /** One face for a screen reader. */
  readonly face: (face: Face) => string;
  readonly correct: (die: number, face: Face) => string;
}

export interface DiceTrayProps {
  dice: readonly DieId[];
  faces: (die: DieId) => readonly Face[];
  look: (die: DieId) => Omit<DieFaceProps, 'face'>;
  words: TrayWords;
  /** Which dice this phone likes best. */
  start: 'app' | 'real';
  onRoll: () => void;
  onTyped: (faces: readonly number[]) => void;
  busy?: boolean | undefined;
}

/** A roll that is asked for: the app's dice, or the real ones typed in face by face. */
export function DiceTray({ dice, faces, look, words, start, onRoll, onTyped, busy }: DiceTrayProps) {
  const [mode, setMode] = useState(start);
  const [typed, setTyped] = useState<readonly number[]>([]);
  // The next die is selected by itself; a tap on a die that lies there selects that one to be corrected.
  const [at, setAt] = useState<number>();
  const next = at ?? typed.length;
  const current = dice[next];
  const type = (face: number) => {
    const after = [...typed];
    after[next] = face;
    setTyped(after);
    setAt(undefined);
  };
  const lying = typed.map((face, i): Face => faces(dice[i] ?? '')[face] ?? {});
  return (
    <Stone>
      <Choice label={words.label} value={mode} onChange={setMode} testID="dice-mode" options={[{ value: 'app', label: words.app }, { value: 'real', label: words.real }]} />
      {mode === 'app' ? (
        <Button kind="gold" size="primary" icon="rolling-dices" label={words.roll} testID="roll" onPress={onRoll} busy={busy} />
      ) : (
        <>
          <View style={styles.row}>
            {dice.map((die, i) => {
              const face = faces(die)[typed[i] ?? -1];
              return (
                <Die key={i} {...look(die)} face={face} size={44} selected={i === next} testID={`typed-${i}`}
                  label={face ? words.correct(i + 1, face) : words.tapFace(i + 1)} onPress={face ? () => setAt(i) : undefined} />
              );
            })}
          </View>
          {current === undefined ? (
            <Button kind="gold" size="primary" label={words.keep(lying)} testID="keep-dice" onPress={() => onTyped(typed)} busy={busy} />
          ) : (
            <>
              <Minor>{words.tapFace(next + 1)}</Minor>
              <View style={styles.faces}>
                {faces(current).map((face, i) => (
                  <View key={i} style={styles.face}>
                    <Die {...look(current)} face={face} size={54} label={words.face(face)} testID={`face-${i + 1}`} onPress={() => type(i)} />
                  </View>
                ))}
              </View>
            </>
          )}
        </>
      )}
    </Stone>
  );
}

/** Dice lie on stone, also where the question stands on vellum. */
function Stone({ children }: { children: ReactNode }) {
  const ground = onStone(useGround());
  return (
    <Ground.Provider value={ground}>
      <View style={[styles.stone, { backgroundColor: ground.ground1 }]}>{children}</View>
    </Ground.Provider>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  // Three in a row: large enough for a thumb, few enough to find.
  faces: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.m },
  face: { width: '33.3%', alignItems: 'center' },
  stone: { gap: space.m, padding: space.m, borderRadius: radius.card },
});
