import { isMeasure, normalizeMeasures } from './measures.ts';

const words = (text: string): string[] =>
  normalizeMeasures(text)
    .split(' ')
    .filter((word) => word !== '');

describe('normalizeMeasures', () => {
  it.each([
    ['1kg', '1000g'],
    ['1 kg', '1000g'],
    ['1 KGS', '1000g'],
    ['1000 gm', '1000g'],
    ['500 g', '500g'],
    ['500gms', '500g'],
    ['0.5 kg', '500g'],
    ['half kg', '500g'],
    ['aadha kilo', '500g'],
    ['आधा किलो', '500g'],
    ['2 किलो', '2000g'],
    ['1 l', '1000ml'],
    ['1L', '1000ml'],
    ['1.5 ltr', '1500ml'],
    ['750 ml', '750ml'],
    ['1 लीटर', '1000ml'],
  ])('converts %s to %s', (text, word) => {
    expect(words(text)).toEqual([word]);
  });
  it.each(['3 pieces', '5 lemons', '7up', 'spf 50', '2 in 1', 'kg', 'vitamin b12 gel'])(
    'leaves %s unchanged',
    (text) => {
      expect(normalizeMeasures(text)).toBe(text);
    },
  );
  it('converts measures between other words', () => {
    expect(words('toor dal 1kg loose')).toEqual(['toor', 'dal', '1000g', 'loose']);
  });
  it.each([
    ['500g', true],
    ['1000ml', true],
    ['500', false],
    ['g', false],
  ])('recognizes %s as a measure: %s', (word, expected) => {
    expect(isMeasure(word)).toBe(expected);
  });
});
