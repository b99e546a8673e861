import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Command, Line, Offer } from '../../engine/core/ruleset';
import { space } from '../theme/space';
import type { IconName } from './Icon';
import { Row } from './Row';

export interface OfferListProps {
  offers: readonly Offer<Command>[];
  onPick: (command: Command) => void;
  words: (line: Line) => string;
  icon: (group: string) => IconName;
  /** The name of a group of several: "Attack", with how many ways there are. */
  groupName: (group: string, count: number) => { readonly title: string; readonly note: string };
  /** A second line for one offer: its chances, what it brings. */
  hint?: ((command: Command) => string | undefined) | undefined;
  /** What stands over those that cannot be done now. */
  notNow: string;
}

/** A name for tests and for nobody else: the command and what it names. */
export const offerId = (command: Command): string =>
  ['offer', command.type, ...Object.entries(command).filter(([key]) => key !== 'type' && key !== 'as').map(([, value]) => String(value))].join('-');

/** At the table the same may be offered to several characters. */
const keyOf = ({ command }: Offer<Command>): string => JSON.stringify(command);

/** What may be done now: one row for each group, open where there are several ways; what cannot be done is folded, with why. */
export function OfferList({ offers, onPick, words, icon, groupName, hint, notNow }: OfferListProps) {
  const [open, setOpen] = useState<string>();
  const may = offers.filter(({ not }) => !not);
  const mayNot = offers.filter(({ not }) => not);
  const groups = [...new Set(may.map(({ group }) => group))];
  return (
    <View>
      {groups.map((group) => {
        const ways = may.filter((offer) => offer.group === group);
        const [only] = ways;
        if (ways.length === 1 && only) return <OfferRow key={group} offer={only} words={words} icon={icon(group)} hint={hint} onPick={onPick} />;
        const { title, note } = groupName(group, ways.length);
        return (
          <View key={group}>
            <Row title={title} note={note} emblem={{ icon: icon(group) }} expanded={open === group} testID={`group-${group}`} onPress={() => setOpen(open === group ? undefined : group)} />
            {open === group && (
              <View style={styles.ways}>
                {ways.map((offer) => (
                  <OfferRow key={keyOf(offer)} offer={offer} words={words} hint={hint} onPick={onPick} />
                ))}
              </View>
            )}
          </View>
        );
      })}
      {mayNot.length > 0 && (
        <Row title={notNow} testID="not-now" expanded={open === 'not-now'} onPress={() => setOpen(open === 'not-now' ? undefined : 'not-now')} last />
      )}
      {open === 'not-now' && mayNot.map((offer) => <Row key={keyOf(offer)} dim title={words(offer.line)} note={offer.not && words(offer.not)} emblem={{ icon: icon(offer.group) }} />)}
    </View>
  );
}

interface OfferRowProps extends Pick<OfferListProps, 'words' | 'hint' | 'onPick'> {
  offer: Offer<Command>;
  icon?: IconName;
}

const OfferRow = ({ offer, words, icon, hint, onPick }: OfferRowProps) => (
  <Row title={words(offer.line)} note={hint?.(offer.command)} {...(icon && { emblem: { icon } })} testID={offerId(offer.command)} onPress={() => onPick(offer.command)} />
);

const styles = StyleSheet.create({ ways: { paddingLeft: space.xl } });
