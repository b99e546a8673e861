import { listed, type File } from './cellar';

const says = (tongue: 'en' | 'fr', event: string, sentence: string | string[]) => ({ words }: File): void => {
  const lines = words[tongue]?.lines;
  if (lines) lines[`erune.cellar.say.${event}`] = sentence;
};

test.each<[string, (file: File) => void, readonly string[]]>([
  ['two events with one sentence', says('en', 'hermit', '{hero} turns the winch'), ['words.en: “{hero} turns the winch” (winch) sounds like “{hero} turns the winch” (hermit)']],
  ['two that sound alike', says('en', 'hermit', '{hero} turned a winch'), ['words.en: “{hero} turns the winch” (winch) sounds like “{hero} turned a winch” (hermit)']],
  ['one of several that sounds like another', says('en', 'hermit', ['{hero} greets the hermit', '{hero} worked the winch']), ['words.en: “{hero} works the winch” (winch) sounds like “{hero} worked the winch” (hermit)']],
  ['in the other language', says('fr', 'hermit', '{hero} tournez les treuils'), ['words.fr: “{hero} tourne le treuil” (winch) sounds like “{hero} tournez les treuils” (hermit)']],
  ['an event of the quest', says('en', 'crypt-seen', '{hero} greet a hermit'), ['words.en: “{hero} greets the hermit” (hermit) sounds like “{hero} greet a hermit” (crypt-seen)']],
  ['only who says it is different', (file) => { says('en', 'hermit', 'The {hero}')(file); says('en', 'winch', '{hero}')(file); }, ['words.en: “{hero}” (winch) sounds like “The {hero}” (hermit)']],
  ['what always means something else', says('en', 'crypt-seen', 'I am lucki'), ['words.en: “I am lucki” (crypt-seen) sounds like “I am lucky”, which always means lucky']],
  ['the same in the other language', says('fr', 'crypt-seen', 'J’ai la chance'), ['words.fr: “J’ai la chance” (crypt-seen) sounds like “J’ai de la chance”, which always means lucky']],
  ['what means something else with the name of a door', says('en', 'winch', '{hero} opens oak gate'), ['words.en: “{hero} opens oak gate” (winch) sounds like “{hero} opens the oak gate”, which always means open-door']],
  ['the same in the other language', says('fr', 'winch', '{hero} ouvre une porte de chêne'), ['words.fr: “{hero} ouvre une porte de chêne” (winch) sounds like “{hero} ouvre la porte de chêne”, which always means open-door']],
  ['what means something else with the name of a piece of furniture', says('en', 'winch', '{hero} searches a marble slab'), ['words.en: “{hero} searches a marble slab” (winch) sounds like “{hero} searches the marble slab”, which always means search-place']],
])('R46.4 R48.2 it is a fault: %s', (_, change, what) => expect(listed(change)).toEqual(what));

test.each<[string, (file: File) => void]>([
  ['two sentences for one event', says('en', 'winch', ['{hero} turns the winch', '{hero} turns a winch'])],
  ['the name of a door that this quest does not have', says('en', 'winch', '{hero} opens the bone cage')],
  ['the same sentence in two languages', (file) => { says('en', 'winch', '{hero} tourne le treuil')(file); }],
  ['a sentence for who is named first, or not', says('en', 'hermit', 'Hail {hero}')],
])('R46.4 R48.3 it is none: %s', (_, change) => expect(listed(change)).toEqual([]));
