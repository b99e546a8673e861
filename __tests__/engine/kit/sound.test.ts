import { distance, soundAlike, soundOf, type Tongue } from '@engine/kit/sound';

const alike = (tongue: Tongue, a: string, b: string): boolean => soundAlike(soundOf(a, tongue), soundOf(b, tongue));

describe('sound alike', () => {
  test.each<[string, Tongue, string, string]>([
    ['small words', 'en', 'Open the gate', 'Open a gate'],
    ['small words that are left out', 'en', 'Knock on the door of the tower', 'Knock door tower'],
    ['silent letters before others', 'en', 'The knight writes', 'Night rites'],
    ['silent gh', 'en', 'Light the fire', 'Lite the fire'],
    ['silent letters at the beginning', 'en', 'Read the psalm', 'Read the salm'],
    ['a silent e', 'en', 'The gate opened', 'The gat opend'],
    ['ph and f', 'en', 'Greet the phantom', 'Greet the fantom'],
    ['wh and w', 'en', 'Turn the wheel', 'Turn the weel'],
    ['ch, tch and dge', 'en', 'Catch the witch on the bridge', 'Cach the wich on the brij'],
    ['a soft c, a hard one and ck', 'en', 'Lock the cellar and the crypt', 'Lok the sellar and the krypt'],
    ['tion', 'en', 'The potion', 'The poshn'],
    ['voiced and unvoiced', 'en', 'Drink the water, lift the lid', 'Trink the wader, lift the lit'],
    ['v and f, z and s, b and p', 'en', 'Save the bees', 'Safe the peez'],
    ['double letters', 'en', 'Pull the bell', 'Pul the bel'],
    ['near vowels', 'en', 'Touch the stone', 'Tooch the stoon'],
    ['gaps between words', 'en', 'The warden falls', 'The war den falls'],
    ['capitals and signs', 'en', 'RING the bell!', 'ring, the bell'],
    ['accents', 'en', 'The naïve café', 'The naive cafe'],
    ['one sound in six', 'en', 'Pull the lever', 'Push the lever'],
    ['nothing and nothing', 'en', '', ''],
    ['nothing and small words', 'en', '', 'the'],
    ['small words', 'fr', 'Ouvre la porte', 'Ouvre une porte'],
    ['small words before a vowel', 'fr', 'Touche l’autel', 'Touche un autel'],
    ['small words that are left out', 'fr', 'Tire le levier de la porte', 'Tire levier porte'],
    ['endings of verbs', 'fr', 'Tire le levier', 'Tirez le levier'],
    ['one and many', 'fr', 'La cloche sonne', 'Les cloches sonnent'],
    ['eau and o', 'fr', 'Regarde le château', 'Regarde les châtos'],
    ['silent letters at the end', 'fr', 'Parle au chat', 'Parle au cha'],
    ['sot and saut', 'fr', 'Le grand sot', 'Le grand saut'],
    ['a silent h', 'fr', 'Salue l’homme', 'Salue l’omme'],
    ['oi', 'fr', 'Salue le roi', 'Salue le rwa'],
    ['qu and k', 'fr', 'Qui arrive', 'Ki arrive'],
    ['ai and e', 'fr', 'Salue le maître', 'Salue le mètre'],
    ['an, en and em', 'fr', 'Entre dans le temple', 'Antre dans le tample'],
    ['a soft c, a soft g', 'fr', 'Le cercle du genou', 'Le sercle du jenou'],
    ['ph and gn', 'fr', 'Le phare de l’agneau', 'Le fare de l’aniau'],
    ['voiced and unvoiced', 'fr', 'Un poisson', 'Une boisson'],
    ['double letters', 'fr', 'Appelle la bonne', 'Apelle la bone'],
    ['accents', 'fr', 'La clé cachée', 'La cle cachee'],
    ['nothing and small words', 'fr', '', 'à la'],
  ])('%s (%s): “%s” and “%s”', (_, tongue, a, b) => {
    expect(alike(tongue, a, b)).toBe(true);
    expect(alike(tongue, b, a)).toBe(true);
  });

  test.each<[string, Tongue, string, string]>([
    ['another verb', 'en', 'Talk to the monk', 'Greet the monk'],
    ['another thing', 'en', 'Open the chest', 'Open the door'],
    ['another sentence', 'en', 'A new turn begins', 'We are lighting the campfire'],
    ['one sound of few', 'en', 'The sun', 'The moon'],
    ['something and nothing', 'en', 'Ring', ''],
    ['a word more', 'en', 'Pull the lever', 'Pull the lever slowly'],
    ['small words of the other language', 'en', 'Des aux', 'Of the'],
    ['another verb', 'fr', 'Ouvre le coffre', 'Ferme le coffre'],
    ['another thing', 'fr', 'Pousse la pierre', 'Pousse le levier'],
    ['another sentence', 'fr', 'Un nouveau tour commence', 'Nous allumons le feu de camp'],
    ['something and nothing', 'fr', 'Sonne', ''],
    ['small words of the other language', 'fr', 'Some of', 'De la'],
  ])('but not %s (%s): “%s” and “%s”', (_, tongue, a, b) => {
    expect(alike(tongue, a, b)).toBe(false);
    expect(alike(tongue, b, a)).toBe(false);
  });
});

test.each<[Tongue, string, string]>([
  ['en', 'The Knight knocks!', 'netnaks'],
  ['en', 'Wardens of the Phantom', 'wartensfantam'],
  ['en', '… 123 –', ''],
  ['fr', 'Les châteaux', 'xata'],
  ['fr', 'L’eau du roi', 'arwa'],
  ['fr', '', ''],
])('the sound of a sentence (%s): “%s” is %s', (tongue, sentence, sound) => expect(soundOf(sentence, tongue)).toBe(sound));

test.each([
  ['', '', 0], ['a', '', 1], ['', 'abc', 3], ['abc', 'abc', 0], ['abc', 'abd', 1], ['abc', 'ac', 1], ['kitten', 'sitting', 3], ['ab', 'ba', 2],
])('between %j and %j letters change: %i', (a, b, letters) => expect([distance(a, b), distance(b, a)]).toEqual([letters, letters]));

test.each([
  ['abcdef', 'abcdex', true], ['abcde', 'abcdx', false], ['abcdefabcdef', 'abcdexabcdex', true], ['abcdefabcde', 'abcdexabcdx', false], ['abcdef', 'abcde', true],
])('at most one sound in six is different: %s and %s are alike: %s', (a, b, so) => expect(soundAlike(a, b)).toBe(so));
