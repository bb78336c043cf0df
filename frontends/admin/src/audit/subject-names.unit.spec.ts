import { listShownSubjects } from './subject-names.ts';

const names = new Map([['item:3', 'Onion']]);

describe('listShownSubjects', () => {
  it.each([
    [
      'a number beside the code of the same coupon',
      ['coupon:RAJU10', 'coupon:4'],
      ['coupon:RAJU10'],
    ],
    [
      'what belongs to an order that is listed',
      ['order:4', 'slot:17', 'payment:pay:cod:4', 'refund:refund-4-1'],
      ['order:4'],
    ],
    ['what has the same words', ['session:1', 'session:2'], ['session:2']],
  ])('leaves out %s', (_what, subjects, shown) =>
    expect(listShownSubjects(subjects, names)).toEqual(shown),
  );
  it('keeps the number of a record beside one that has a name', () =>
    expect(listShownSubjects(['item:3', 'item:5'], names)).toEqual(['item:3', 'item:5']));
});
