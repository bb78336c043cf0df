import { rangeLabel, parsePincodes } from './pincode-ranges.ts';

const parseToLabels = (text: string) => parsePincodes(text).ranges.map(rangeLabel);

describe('parsePincodes', () => {
  it.each([
    ['one', '560034', ['560034']],
    [
      'lines, commas and spaces',
      '560034\n560041, 560051;560061 560071',
      ['560034', '560041', '560051', '560061', '560071'],
    ],
    [
      'ranges with any dash or the word to',
      '560001-560003 560011 – 560012\n560021 to 560022',
      ['560001–560003', '560011–560012', '560021–560022'],
    ],
    ['overlapping and adjacent ranges', '560003 560001-560002, 560002-560005', ['560001–560005']],
    ['a duplicate pincode', '560034 560034', ['560034']],
    ['Devanagari digits', '५६००३४ ५६००४१–५६००४३', ['560034', '560041–560043']],
    ['blank text', ' \n ', []],
  ])('reads %s', (_case, text, expected) => expect(parseToLabels(text)).toEqual(expected));
  it('keeps ranges apart that would exceed 5,000 pincodes together', () =>
    expect(parseToLabels('560000-564999 565000-565001')).toEqual([
      '560000–564999',
      '565000–565001',
    ]));
  it('leaves a reversed range for the server to reject', () =>
    expect(parsePincodes('560010-560001')).toMatchObject({
      ranges: [{ from: '560010', to: '560001' }],
      pincodeCount: 0,
    }));
  it.each(['56003', '5600345', '060034', 'Indiranagar', '560001-560002-560003'])(
    'reports %s as invalid',
    (piece) =>
      expect(parsePincodes(`560034 ${piece}`)).toMatchObject({ invalid: [piece], pincodeCount: 1 }),
  );
  it('counts the pincodes of all ranges', () =>
    expect(parsePincodes('560001-560010 560034').pincodeCount).toBe(11));
});
