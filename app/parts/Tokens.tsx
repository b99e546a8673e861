import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Pigment } from '../theme/colours';
import { useRoom } from '../theme/room';
import type { IconName } from './Icon';
import type { TokenShape } from './TokenChip';
import { TokenColumn } from './TokenColumn';
import { TokenRow } from './TokenRow';
import { TokenStrip } from './TokenStrip';

/** One reserve of a seat. How it looks and what it is called come from its game. */
export interface Reserve {
  readonly id: string;
  readonly shape: TokenShape;
  readonly pigment: Pigment;
  readonly icon: IconName;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Short, on the capsule: "HP". */
  readonly label: string;
  /** Beside it: "of 12". */
  readonly of?: string | undefined;
  /** For screen readers: "Health" and "9 of 12", and what the two buttons do. */
  readonly name: string;
  readonly said: string;
  readonly more: string;
  readonly less: string;
  /** Temporary points, on top of the value. */
  readonly extra?: { readonly text: string; readonly icon?: IconName | undefined } | undefined;
  /** Something that lies on the reserve, in the place of `of`. */
  readonly cover?: ReactNode;
  /** Out of play: it turns to stone. */
  readonly spent?: boolean | undefined;
}

export interface TokensProps {
  reserves: readonly Reserve[];
  /** Columns or rows by the room there is; a strip is small and only read. */
  layout?: 'column' | 'row' | 'strip' | undefined;
  /** Without it they can only be read. */
  onChange?: ((id: string, delta: number) => void) | undefined;
  testID: string;
}

export interface TokenProps {
  reserve: Reserve;
  onChange?: ((delta: number) => void) | undefined;
  testID: string;
}

const forms = { column: TokenColumn, row: TokenRow, strip: TokenStrip };

export function Tokens({ reserves, layout, onChange, testID }: TokensProps) {
  const { tight } = useRoom();
  const form = layout ?? (tight ? 'row' : 'column');
  const Token = forms[form];
  const change = (id: string) => (onChange && form !== 'strip' ? (delta: number) => onChange(id, delta) : undefined);
  return (
    <View style={styles[form]} testID={testID}>
      {reserves.map((reserve) => (
        <Token
          key={reserve.id}
          reserve={reserve.spent ? { ...reserve, pigment: 'granite' } : reserve}
          onChange={change(reserve.id)}
          testID={`${testID}-${reserve.id}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 9 },
  row: { gap: 8 },
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 },
});
