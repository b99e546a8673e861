import type { Face } from '@engine/core/ruleset';
import type { DiceTrayProps, TrayWords } from '../parts/DiceTray';
import type { AnyScene } from '../scenes/scene';
import { useSay } from '../words';

/** The faces, looks and words of a game's dice, as a tray wants them. */
export function useTray(scene: AnyScene, count: number): Pick<DiceTrayProps, 'faces' | 'look' | 'words'> & { readonly shown: (face: Face) => string } {
  const say = useSay();
  const shown = (face: Face): string =>
    Object.entries(face).map(([symbol, times]) => (symbol === 'pips' ? String(times) : say(`face.${symbol}`, { count: times }))).join(' + ') || say('face.none');
  const words: TrayWords = {
    label: say('dice.kind'),
    app: say('dice.app'),
    real: say('dice.real'),
    roll: say('dice.roll', { count }),
    tapFace: (die) => say('dice.tap-face', { die, count }),
    keep: (faces) => say('dice.keep', { faces: faces.map(shown).join(', ') }),
    face: (face) => say('dice.face', { face: shown(face) }),
    correct: (die, face) => say('dice.correct', { die, face: shown(face) }),
  };
  return { words, shown, faces: (die) => scene.ruleset.dice[die] ?? [], look: (die) => scene.dice[die] ?? { paint: 'bone' } };
}
