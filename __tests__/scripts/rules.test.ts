import { importsOf } from '../../scripts/imports.mjs';
import { faultsOf } from '../../scripts/rules.mjs';

const allowed: [file: string, source: string][] = [
  ['engine/core/play.ts', "import { x } from './script';"],
  ['engine/kit/dice.ts', "import type { Id } from '../core/script';"],
  ['engine/packs/pack.ts', "import * as v from 'valibot';"],
  ['engine/spirit/tell.ts', "import { parse } from '@messageformat/parser';"],
  ['engine/systems/erune/rules/fight.ts', "import { roll } from '../../../kit/dice'; import { x } from '@engine/systems/erune/state';"],
  ['content/erune/index.ts', "import items from './items.json';"],
  ['relay/room.ts', "import { WIRE } from '../engine/table/wire'; import { join } from 'node:path'; import { WebSocket } from 'ws';"],
  ['app/device/mouth.ts', "import type { Line } from '@engine/core/script'; import * as Speech from 'expo-speech';"],
  ['app/parts/Log.tsx', "import { type Line } from '@engine/core/script'; import { colours } from '../theme/colours';"],
  ['app/words/en.ts', "import { tell } from '@engine/spirit/tell';"],
  ['app/screens/lobby/Screen.tsx', "import { host } from '@engine/table/host'; import { SeatList } from './SeatList'; import pack from '@content/erune';"],
  ['app/routes/index.tsx', "import { Home } from '@app/screens/home/Screen'; import { Stack } from 'expo-router';"],
];

test.each(allowed)('%s may import: %s', (file, source) => {
  expect(faultsOf(file, source)).toEqual([]);
});

const forbidden: [file: string, source: string, said: string][] = [
  ['engine/core/play.ts', "import { roll } from '../kit/dice';", 'engine/core may not import engine/kit/dice'],
  ['engine/core/play.ts', "import type { Die } from '@engine/kit/dice';", 'engine/core may not import engine/kit/dice'],
  ['engine/core/play.ts', "import * as v from 'valibot';", 'the package valibot'],
  ['engine/kit/dice.ts', "import { View } from 'react-native';", 'the package react-native'],
  ['engine/kit/dice.ts', "import { readFileSync } from 'fs';", "Node's own module fs"],
  ['engine/systems/heroes/state.ts', "import { x } from '../erune/state';", 'engine/systems/heroes may not import engine/systems/erune/state'],
  ['engine/systems/heroes/state.ts', "export * from '@engine/systems/erune';", 'never on another game'],
  ['engine/spirit/hear.ts', "const x = await import('../systems/erune/lore');", 'engine/systems/erune/lore'],
  ['content/erune/index.ts', "import { x } from '@engine/packs/pack';", 'content may not import engine/packs/pack'],
  ['relay/room.ts', "import { host } from '@engine/table/host';", 'relay may not import engine/table/host'],
  ['relay/room.ts', "import { wires } from '../engine/table/wires';", 'relay may not import engine/table/wires'],
  ['app/device/mouth.ts', "import { tell } from '@engine/spirit/tell';", 'write `import type`'],
  ['app/parts/Log.tsx', "import { x, type Line } from '@engine/core/script';", 'write `import type`'],
  ['app/screens/lobby/Screen.tsx', "import { Sheet } from '../sheet/Sheet';", 'app/screens/lobby may not import app/screens/sheet/Sheet'],
  ['app/scenes/erune/Sheet.tsx', "import { Board } from '../heroes/Board';", 'app/scenes/erune may not import app/scenes/heroes/Board'],
  ['app/routes/index.tsx', "import { colours } from '@app/theme/colours';", 'app/routes may not import app/theme/colours'],
  ['app/parts/Log.tsx', "import { join } from 'node:path';", "Node's own module node:path"],
  ['app/words/en.ts', "type T = import('../device/mouth').Mouth;", 'app/words may not import app/device/mouth'],
  ['engine/odd/x.ts', '', 'not in the table'],
  ['app/screens/shared.ts', '', 'not in the table'],
];

test.each(forbidden)('%s may not import: %s', (file, source, said) => {
  expect(faultsOf(file, source)).toEqual([expect.stringContaining(said)]);
});

test('a fault names file, line and reason', () => {
  const source = "// import { x } from '../kit/dice';\n\nimport {\n  roll,\n} from '../kit/dice';\n";
  expect(faultsOf('engine/core/play.ts', source)).toEqual([
    'engine/core/play.ts:3: engine/core may not import engine/kit/dice, because the core knows no game, no kit and no package, so that any game can stand on it',
  ]);
});

test('imports are read as code, not as text', () => {
  const source = [
    "/* import a from 'a' */ const s = \"import b from 'b'\";",
    'const t = `import c from "c"`; const r = /require("d")/;',
    "import e, { type F } from 'e';",
    "export type { G } from 'g';",
    "const h = <T,>(x: T) => require('h');",
  ].join('\n');
  expect(importsOf(source, 'x.ts')).toEqual([
    { from: 'e', line: 3, typesOnly: false },
    { from: 'g', line: 4, typesOnly: true },
    { from: 'h', line: 5, typesOnly: false },
  ]);
});
