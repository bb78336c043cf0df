import { bengaluru, dal, eveningSlot, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { priceView, type JoinedLine, type PricingTerms } from './priced-view.ts';
import { canQuote, toQuotedLine, toQuoteTerms } from './quote.ts';

const buildJoinedLine = (
  lineId: number,
  item: typeof onion,
  quantity: number,
  free = 100,
): JoinedLine => ({
  line: buildLine(lineId, item, quantity),
  item,
  unit: item.units[0],
  available: free,
});
const terms: PricingTerms = {
  pdate: '2026-11-22',
  partyId: 0,
  supplierState: '29',
  deliveryLocation: { pincode: '600004', stateCode: '33' },
  area: bengaluru,
  locationId: 1,
  slot: eveningSlot,
  offers: [],
  coupon: null,
  roundToRupee: true,
};
const subject = { userId: 7, companyId: 1, cartVersion: 3, addressId: 3 };
const view = priceView([buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1)], terms);

describe('canQuote', () => {
  it.each([
    [
      'lines that are all in stock',
      [buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1)],
      true,
    ],
    ['exactly the available quantity', [buildJoinedLine(1, onion, 2, 2)], true],
    ['more than the available quantity', [buildJoinedLine(1, onion, 3, 2)], false],
    [
      'one line that cannot be sold',
      [buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1, 0)],
      false,
    ],
    ['no lines', [], false],
  ])('decides whether a cart can be quoted with %s', (_situation, lines, expected) =>
    expect(canQuote(priceView(lines, terms))).toBe(expected),
  );
});

describe('toQuoteTerms', () => {
  it('contains location, slot and totals to the paisa', () => {
    const quote = toQuoteTerms(view, terms, subject);
    expect(quote).toMatchObject({
      ...subject,
      partyId: 0,
      pdate: '2026-11-22',
      pincode: '600004',
      stateCode: '33',
      placeOfSupply: '33',
      itemCount: 3,
      leadTimeMinutes: 60,
      coupon: null,
      totals: view.priced.totals,
      taxSummary: view.priced.taxSummary,
      slot: {
        slotId: 5,
        date: '2026-11-22',
        start: '19:00',
        end: '22:00',
        cutOffAt: eveningSlot.cutOffAt,
        feePaise: 2000,
      },
    });
    expect(
      quote.lines.map(({ cartLineId, quantity, totalPaise }) => [cartLineId, quantity, totalPaise]),
    ).toEqual([
      [1, 2, 8400],
      [2, 1, 18_499],
    ]);
  });
  it("uses the supplier's State and no slot when neither is chosen", () => {
    const bare = { ...terms, deliveryLocation: null, area: null, slot: null };
    expect(
      toQuoteTerms(priceView([buildJoinedLine(1, onion, 1)], bare), bare, subject),
    ).toMatchObject({
      pincode: null,
      stateCode: '29',
      placeOfSupply: '29',
      slot: null,
    });
  });
  it('uses the slot fee of the party', () => {
    const quoteFor = (partyId: number) =>
      toQuoteTerms(
        view,
        { ...terms, partyId, slot: { ...eveningSlot, partyFees: [{ partyId: 1, feePaise: 500 }] } },
        subject,
      ).slot?.feePaise;
    expect([quoteFor(1), quoteFor(0)]).toEqual([500, 2000]);
  });
  it('omits lines that cannot be sold', () => {
    const partlySellable = priceView(
      [buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1, 0)],
      terms,
    );
    expect(
      toQuoteTerms(partlySellable, terms, subject).lines.map(({ cartLineId }) => cartLineId),
    ).toEqual([1]);
  });
});

describe('toQuotedLine', () => {
  it('has the price before the coupon when a coupon reduces the line', () => {
    const coupon: PricingTerms['coupon'] = {
      code: 'C',
      reward: { kind: 'amount', amountPaise: 1000 },
      minimumItemsPaise: 0,
    };
    const totalsBeforeCoupon = (withCoupon: PricingTerms) =>
      toQuoteTerms(
        priceView([buildJoinedLine(1, onion, 2)], withCoupon),
        withCoupon,
        subject,
      ).lines.map(({ totalPaise, totalBeforeCouponPaise }) => [totalPaise, totalBeforeCouponPaise]);
    expect(totalsBeforeCoupon({ ...terms, coupon })).toEqual([[7400, 8400]]);
    expect(totalsBeforeCoupon(terms)).toEqual([[8400, undefined]]);
  });
  it('equals the line in the quote', () => {
    const [first] = view.lines;
    expect(first && toQuotedLine(first, view.priced.lines[0], terms)).toEqual(
      toQuoteTerms(view, terms, subject).lines[0],
    );
  });
  it('shows the unit price without totals for a line that cannot be sold', () => {
    const [line] = priceView([buildJoinedLine(2, dal, 1, 0)], terms).lines;
    expect(line && toQuotedLine(line, undefined, terms)).toMatchObject({
      cartLineId: 2,
      name: 'Toor Dal',
      quantity: 1,
      rateWithTaxPaise: 18_499,
      taxablePaise: 0,
      totalPaise: 0,
      offerId: 0,
    });
  });
  it('returns empty details for an unknown item', () => {
    const [line] = priceView(
      [{ line: buildLine(3, onion, 2), item: undefined, unit: undefined, available: 0 }],
      terms,
    ).lines;
    expect(line && toQuotedLine(line, undefined, terms)).toMatchObject({
      cartLineId: 3,
      itemId: 11,
      name: '',
      unitName: '',
      maxPerOrder: 0,
      isFood: false,
      vegetarian: null,
      quantity: 2,
      rateWithTaxPaise: 0,
      totalPaise: 0,
    });
  });
});
