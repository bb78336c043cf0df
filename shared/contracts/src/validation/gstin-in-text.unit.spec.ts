import * as fc from 'fast-check';
import { holdsGstin, maskGstins } from './gstin-in-text.ts';

const written = [
  '27AAAAA0000A1Z5',
  '27aaaaa0000a1z5',
  '27 AAAAA 0000 A 1Z5',
  '27-AAAAA-0000-A.1/Z5',
  '２７ＡＡＡＡＡ００００Ａ１Ｚ５',
  '२७AAAAA००००A1Z5',
  '27ÁAAAA0000A1Z5',
  '27AAAAA🥭0000A1Z5',
  'R27AAAAA0000A1Z5x',
];

describe('holdsGstin', () => {
  it.each(written)('finds %s', (text) => {
    expect(holdsGstin(`Meera, GSTIN: ${text} Road`)).toBe(true);
  });
  it.each([
    'Meera Nair',
    'Flat 12, Tower 3, 560034',
    '12 SHREE 1203 A 5 B 2',
    '27AAAAA0000A1Y5',
    '27AAAA00000A1Z5',
    '18 Sarjapur Main Road, 4th Block, 98450 12345',
  ])('finds none in %s', (text) => {
    expect(holdsGstin(text)).toBe(false);
  });
});

describe('maskGstins', () => {
  it.each(written)('replaces %s and nothing else', (text) => {
    const masked = maskGstins(`Meera 🥭 ${text} Jose\u0301`, '*');
    expect(masked).toMatch(/^Meera 🥭 R?\*x? Jose\u0301$/u);
  });
  it('replaces every GSTIN of a text', () =>
    expect(maskGstins('27AAAAA0000A1Z5 or 29AABCT1234F1ZM', '*')).toBe('* or *'));
  it('leaves no GSTIN in any text', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom(...written),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (before, gstin, after) => {
          expect(holdsGstin(maskGstins(`${before}${gstin}${after}`, '*'))).toBe(false);
        },
      ),
    ));
  it('changes no text without a GSTIN', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        fc.pre(!holdsGstin(text));
        expect(maskGstins(text, '*')).toBe(text);
      }),
    ));
});
