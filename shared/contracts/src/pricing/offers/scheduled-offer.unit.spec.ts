import { itemsScope } from '../testing/carts.fixture.ts';
import { isOfferApplicable, applicableOffers } from './scheduled-offer.ts';
import type { OfferContext, ScheduledOffer } from './scheduled-offer.ts';

const buildOffer = (changes: Partial<ScheduledOffer> = {}): ScheduledOffer => ({
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
  ...changes,
});
const buildContext = (changes: Partial<OfferContext> = {}): OfferContext => ({
  date: '2026-11-21',
  partyId: 0,
  pincode: '560034',
  ...changes,
});
const bengaluru = [{ pincodeFrom: '560001', pincodeTo: '560110' }];

describe('isOfferApplicable', () => {
  it.each<[string, Partial<ScheduledOffer>, Partial<OfferContext>, boolean]>([
    ['on its first day', {}, { date: '2026-11-01' }, true],
    ['on the day before the first', {}, { date: '2026-10-31' }, false],
    ['on its last day', {}, { date: '2026-11-30' }, true],
    ['on the day after the last', {}, { date: '2026-12-01' }, false],
    ['that staff switched off', { isOn: false }, {}, false],
    ['for everybody, to a party', {}, { partyId: 1 }, true],
    ['for a party, to that party', { partyId: 1 }, { partyId: 1 }, true],
    ['for a party, to another party', { partyId: 1 }, { partyId: 2 }, false],
    ['for a party, to the public', { partyId: 1 }, {}, false],
    ['for all pincodes while the pincode is unknown', {}, { pincode: null }, true],
    ['for a pincode range, inside it', { places: bengaluru }, {}, true],
    [
      'for a pincode range, at its last pincode',
      { places: bengaluru },
      { pincode: '560110' },
      true,
    ],
    ['for a pincode range, outside it', { places: bengaluru }, { pincode: '560111' }, false],
    [
      'for a pincode range while the pincode is unknown',
      { places: bengaluru },
      { pincode: null },
      false,
    ],
    [
      'for two pincode ranges, inside the second',
      { places: [...bengaluru, { pincodeFrom: '600001', pincodeTo: '600020' }] },
      { pincode: '600004' },
      true,
    ],
  ])('decides on an offer %s', (_situation, changes, context, expected) =>
    expect(isOfferApplicable(buildOffer(changes), buildContext(context))).toBe(expected),
  );

  it('applicableOffers returns the rules of applicable offers only', () => {
    expect(
      applicableOffers(
        [
          buildOffer(),
          buildOffer({
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
        buildContext(),
      ).map(({ offerId }) => offerId),
    ).toEqual([1]);
  });
});
