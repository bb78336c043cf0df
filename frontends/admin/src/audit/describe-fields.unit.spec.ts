import { describeFields } from './describe-fields.ts';

const describeOne = (Path: string, Before: unknown, After: unknown) => {
  const [field] = describeFields([{ Path, Before, After }]);
  return [field?.label, field?.before, field?.after];
};

describe('describeFields', () => {
  it.each([
    ['name', 'Onion', 'Red onion', ['Name', 'Onion', 'Red onion']],
    ['status', 'on-sale', 'hidden', ['Status', 'On sale', 'Hidden']],
    [
      'units.unitId 4.rates.rateId 9.ratePaise',
      4000,
      4550,
      ['Pack 4: Rate before GST', '₹40.00', '₹45.50'],
    ],
    ['taxes.0.taxBasisPoints', 500, 1200, ['GST', '5%', '12%']],
    ['hindi.name', null, 'प्याज़', ['Name in Hindi', '–', 'प्याज़']],
    ['isOn', true, false, ['On', 'Yes', 'No']],
    ['fromDate', null, '2026-11-28', ['From', '–', 'Sat 28 Nov 2026']],
    ['careNumber', '', '918040000000', ['Care number', '–', '918040000000']],
  ])('says %s in words', (path, before, after, expected) => {
    expect(describeOne(path, before, after)).toEqual(expected);
  });

  it('shows the values of a list together', () => {
    expect(
      describeFields([
        { Path: 'permissions.0', Before: 'items', After: 'chat' },
        { Path: 'permissions.1', Before: 'chat', After: null },
      ]),
    ).toEqual([
      { path: 'permissions', label: 'Permissions', before: 'Items and stock, Chat', after: 'Chat' },
    ]);
  });

  it('leaves out when the record was written', () => {
    expect(describeFields([{ Path: 'changedAt', Before: null, After: 'x' }])).toEqual([]);
  });
});
