import { figureOf, forms, type Forms, type Locale, type Name } from '@engine/spirit/name';

type Row = readonly [Locale, Name, string | undefined, Partial<Forms>];

const rows: readonly Row[] = [
  ['en', { name: 'goblin', plural: 'goblins' }, undefined, { bare: 'goblin', the: 'the goblin', a: 'a goblin', of: 'of the goblin', to: 'to the goblin', plural: 'goblins', gender: 'm' }],
  ['en', { name: 'orc' }, undefined, { a: 'an orc', plural: 'orc' }],
  ['en', { name: 'unicorn', a: 'a' }, undefined, { a: 'a unicorn' }],
  ['en', { name: 'hour', a: 'an' }, undefined, { a: 'an hour' }],
  ['en', { name: 'goblin' }, '2', { bare: 'goblin 2', the: 'goblin 2', of: 'of goblin 2' }],
  ['en', { name: 'Ann', proper: true, gender: 'f' }, undefined, { the: 'Ann', a: 'Ann', of: 'of Ann', to: 'to Ann', gender: 'f' }],
  ['fr', { name: 'gobelin', plural: 'gobelins', gender: 'm' }, undefined, { the: 'le gobelin', a: 'un gobelin', of: 'du gobelin', to: 'au gobelin', plural: 'gobelins' }],
  ['fr', { name: 'cave', gender: 'f' }, undefined, { the: 'la cave', a: 'une cave', of: 'de la cave', to: 'à la cave' }],
  ['fr', { name: 'épée', gender: 'f' }, undefined, { the: 'l’épée', a: 'une épée', of: 'de l’épée', to: 'à l’épée' }],
  ['fr', { name: 'escalier', gender: 'm' }, undefined, { the: 'l’escalier', a: 'un escalier', of: 'de l’escalier', to: 'à l’escalier' }],
  ['fr', { name: 'homme', gender: 'm' }, undefined, { the: 'l’homme', of: 'de l’homme' }],
  ['fr', { name: 'hache', gender: 'f', aspirated: true }, undefined, { the: 'la hache', of: 'de la hache', to: 'à la hache' }],
  ['fr', { name: 'héros', gender: 'm', aspirated: true }, undefined, { the: 'le héros', of: 'du héros', to: 'au héros' }],
  ['fr', { name: 'Écuyer', gender: 'm' }, undefined, { the: 'l’Écuyer' }],
  ['fr', { name: 'gobelin', gender: 'm' }, '2', { bare: 'gobelin 2', the: 'le gobelin 2', of: 'du gobelin 2' }],
  ['fr', { name: 'Anne', proper: true, gender: 'f' }, undefined, { the: 'Anne', a: 'Anne', of: 'd’Anne', to: 'à Anne' }],
  ['fr', { name: 'Bruno', proper: true }, undefined, { of: 'de Bruno', to: 'à Bruno' }],
  ['fr', { name: 'Hugo', proper: true, aspirated: true }, undefined, { of: 'de Hugo' }],
];

test.each(rows)('%s %j %s', (locale, noun, figure, expected) => expect(forms(locale, noun, figure)).toMatchObject(expected));

test.each([
  ['mon-goblin:2', { noun: 'mon-goblin', figure: '2' }],
  ['mon-goblin', { noun: 'mon-goblin' }],
])('the figure of %s', (id, expected) => expect(figureOf(id)).toEqual(expected));
