import { nameKey, typeKey } from './category.ts';

describe('names of shelves', () => {
  it.each([
    ['case', 'DALS & pulses'],
    ['blanks around', '  Dals & Pulses '],
    ['blanks between', 'Dals  &\tPulses'],
    ['width of letters', 'Ｄａｌｓ & Pulses'],
  ])('differing in %s, are the same', (_what, name) =>
    expect(nameKey(name)).toBe(nameKey('Dals & Pulses')),
  );
  it.each([
    ['a letter', 'Dal & Pulses'],
    ['a blank that parts words', 'Dals &Pulses'],
  ])('differing in %s, are not', (_what, name) =>
    expect(nameKey(name)).not.toBe(nameKey('Dals & Pulses')),
  );
  it('in one department, are one shelf; in another, another', () =>
    expect([
      typeKey(1, ' TEA') === typeKey(1, 'Tea'),
      typeKey(1, 'Tea') === typeKey(2, 'Tea'),
    ]).toEqual([true, false]));
});
