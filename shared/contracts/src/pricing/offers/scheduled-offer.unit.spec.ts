import { itemsScope } from '../testing/carts.fixture.ts';
import { isOfferApplicable, applicableOffers } from './scheduled-offer.ts';
import type { OfferContext, ScheduledOffer } from './scheduled-offer.ts';

const running = (change: Partial<ScheduledOffer> = {}): ScheduledOffer => ({
  rule: {
    kind: 'percentage',
    offerId: 1,
    name: 'Ten off',
    scope: itemsScope(1),
    basisPoints: 1000,
  },
  companyId: 1,
  partyId: 0,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  places: [],
  isOn: true,
  ...change,
});
const seeker = (change: Partial<OfferContext> = {}): OfferContext => ({
  date: '2026-11-21',
  partyId: 0,
  pincode: '560034',
  ...change,
});
const bengaluru = [{ pincodeFrom: '560001', pincodeTo: '560110' }];

describe('isOfferApplicable', () => {
  it.each<[string, Partial<ScheduledOffer>, Partial<OfferContext>, boolean]>([
    ['the first day', {}, { date: '2026-11-01' }, true],
    ['the day before the first', {}, { date: '2026-10-31' }, false],
    ['the last day', {}, { date: '2026-11-30' }, true],
    ['the day after the last', {}, { date: '2026-12-01' }, false],
    ['taken out by staff', { isOn: false }, {}, false],
    ['everybody, asked by a party', {}, { partyId: 1 }, true],
    ['a party, asked by it', { partyId: 1 }, { partyId: 1 }, true],
    ['a party, asked by another', { partyId: 1 }, { partyId: 2 }, false],
    ['a party, asked by the public', { partyId: 1 }, {}, false],
    ['everywhere, without a place', {}, { pincode: null }, true],
    ['a place, within it', { places: bengaluru }, {}, true],
    ['a place, at its last pincode', { places: bengaluru }, { pincode: '560110' }, true],
    ['a place, beyond it', { places: bengaluru }, { pincode: '560111' }, false],
    ['a place, which is not told', { places: bengaluru }, { pincode: null }, false],
    [
      'two places, in the second',
      { places: [...bengaluru, { pincodeFrom: '600001', pincodeTo: '600020' }] },
      { pincode: '600004' },
      true,
    ],
  ])('%s, %#', (_situation, of, asked, expected) =>
    expect(isOfferApplicable(running(of), seeker(asked))).toBe(expected),
  );

  it('applicableOffers returns the rules of applicable offers only', () => {
    expect(
      applicableOffers(
        [
          running(),
          running({
            rule: {
              kind: 'amount',
              offerId: 2,
              name: 'Two off',
              scope: itemsScope(1),
              amountPaise: 200,
            },
            partyId: 1,
          }),
        ],
        seeker(),
      ).map(({ offerId }) => offerId),
    ).toEqual([1]);
  });
});
