import { dicePaints, gold, pigments, vellum } from '../../../app/theme/colours';
import { night, onVellum, shadows } from '../../../app/theme/ground';

const light = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => light(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast. */
function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const fields = ({ ground0, ground1, surface, raised }: typeof night) => [ground0, ground1, surface, raised];
const page = onVellum(night);

test.each([
  ['night', night, fields(night)],
  ['shadows', shadows, fields(shadows)],
  ['vellum', page, [vellum.page, vellum.pageBottom]],
  ['the vellum of the Shadows', onVellum(shadows), fields(shadows)],
])('words can be read on %s, and edges seen', (_, ground, on) => {
  for (const field of on) {
    for (const ink of [ground.text, ground.soft, ground.accent, ground.rubric]) expect(contrast(ink, field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground.edge, field)).toBeGreaterThanOrEqual(3);
    expect(contrast(ground.focus.ring, field)).toBeGreaterThanOrEqual(3);
  }
});

test.each(Object.entries(pigments))('a reserve of %s can be read, on its chip and beside it', (_, { body, light }) => {
  expect(contrast('#FFFFFF', body)).toBeGreaterThanOrEqual(4.5);
  for (const field of [...fields(night), ...fields(shadows)]) expect(contrast(light, field)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(dicePaints))('a die of %s shows its symbol', (_, { body, symbol }) => {
  expect(contrast(symbol, body)).toBeGreaterThanOrEqual(4.5);
});

test('the gold button can be read from top to bottom', () => {
  for (const field of [gold.main, gold.top, gold.bottom]) expect(contrast(gold.on, field)).toBeGreaterThanOrEqual(4.5);
});
