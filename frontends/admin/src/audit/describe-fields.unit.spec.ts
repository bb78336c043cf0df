import { describeFields, describeInput } from './describe-fields.ts';

const names = new Map([
  ['unit:4', 'Onion, 1 kg'],
  ['location:2', 'Mylapore'],
]);

const describeOne = (Path: string, Before: unknown, After: unknown) => {
  const [field] = describeFields([{ Path, Before, After }], names);
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
      ['Onion, 1 kg: Price before GST', '₹40.00', '₹45.50'],
    ],
    ['taxes.0.taxBasisPoints', 500, 1200, ['GST', '5%', '12%']],
    ['hindi.name', null, 'प्याज़', ['Name in Hindi', '–', 'प्याज़']],
    ['isOn', true, false, ['Switched on', 'Yes', 'No']],
    ['status', 'Confirmed', 'OutForDelivery', ['Status', 'Confirmed', 'Out for delivery']],
    ['paymentStatus', 'DueOnDelivery', 'NotDue', ['Payment', 'Pay on delivery', 'Nothing due']],
    ['name', 'a', 'Paid', ['Name', 'a', 'Paid']],
    ['fromDate', null, '2026-11-28', ['From', '–', 'Sat 28 Nov 2026']],
    ['careNumber', '', '918040000000', ['Care number', '–', '918040000000']],
    ['locationId', null, 2, ['Location', '–', 'Mylapore']],
    ['locationId', 2, 3, ['Location', 'Mylapore', '3']],
    ['net.amount', 1, 2, ['Net quantity', '1', '2']],
    ['pincode', 560034, 560035, ['Pincode', '560034', '560035']],
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

  it.each([
    ['when the record was written', 'changedAt', 'x'],
    ['a 0 in place of a record', 'partyId', 0],
    ['the number of a coupon, which has a code', 'terms.coupon.couponId', 4],
    ['the history of an order, which repeats its status', 'history.2.status', 'Cancelled'],
    ['an empty text', 'narration', ''],
    ['what has no words', 'names', { a: 1 }],
  ])('leaves out %s', (_what, Path, After) => {
    expect(describeFields([{ Path, Before: null, After }])).toEqual([]);
  });

  it('leaves out how often a coupon can still be used, but not the stock of a pack', () => {
    const free = [{ Path: 'free', Before: null, After: 0 }];
    expect(describeFields(free, names, 'coupon:NEW100')).toEqual([]);
    expect(describeFields(free, names, 'stock:4')).toEqual([
      { path: 'free', label: 'In stock', before: '–', after: '0' },
    ]);
  });

  it('starts with what the record is called', () => {
    const fields = ['isOn', 'name'].map((Path) => ({ Path, Before: null, After: 'x' }));
    expect(describeFields(fields).map(({ path }) => path)).toEqual(['name', 'isOn']);
  });
});

describe('describeInput', () => {
  it('says what a request asked for, without what was left open', () => {
    const input = { Id: 0, Channel: 'sms', Percent: 0, Hindi: { Name: 'दिवाली' }, Narration: '' };
    expect(describeInput(input).map(({ label, after }) => [label, after])).toEqual([
      ['Sent by', 'sms'],
      ['Name in Hindi', 'दिवाली'],
    ]);
  });
});
