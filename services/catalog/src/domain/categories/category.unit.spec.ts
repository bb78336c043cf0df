import { nameKey, typeKey } from './category.ts';

describe('nameKey and typeKey', () => {
  it.each([
    ['case', 'DALS & pulses'],
    ['blanks around', '  Dals & Pulses '],
    ['blanks between', 'Dals  &\tPulses'],
    ['width of letters', 'Ｄａｌｓ & Pulses'],
  ])('treats names that differ in %s as equal', (_difference, name) =>
    expect(nameKey(name)).toBe(nameKey('Dals & Pulses')),
  );
  it.each([
    ['a letter', 'Dal & Pulses'],
    ['a blank that parts words', 'Dals &Pulses'],
  ])('distinguishes names that differ in %s', (_difference, name) =>
    expect(nameKey(name)).not.toBe(nameKey('Dals & Pulses')),
  );
  it('distinguishes equal type names in different groups', () =>
    expect([
      typeKey(1, ' TEA') === typeKey(1, 'Tea'),
      typeKey(1, 'Tea') === typeKey(2, 'Tea'),
    ]).toEqual([true, false]));
});
