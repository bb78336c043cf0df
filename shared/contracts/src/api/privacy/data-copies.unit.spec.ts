import { dataCopyPartOf, dataCopyParts } from '../index.ts';

describe('the parts of the copy of personal data', () => {
  it('have what is erased of a person, and bills, which are kept', () => {
    const copied = new Set<string>(Object.values(dataCopyPartOf));
    expect(dataCopyParts.filter((part) => !copied.has(part))).toEqual(['bills']);
  });
  it('lack codes, repeated contacts and what only staff save', () =>
    expect(
      Object.entries(dataCopyPartOf)
        .filter(([, part]) => part.startsWith('not copied: '))
        .map(([record]) => record),
    ).toEqual(['codes', 'views', 'contacts']));
});
