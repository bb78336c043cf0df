import { bengaluru, dal, eveningSlot, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import {
  toUnsoldLinePrices,
  priceView,
  viewLines,
  type JoinedLine,
  type PricingTerms,
} from './priced-view.ts';
import { canQuote, toQuoteTerms } from './quote.ts';

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
const terms = (changes: Partial<PricingTerms> = {}): PricingTerms => ({
  pdate: '2026-11-22',
  partyId: 0,
  supplierState: '29',
  deliveryLocation: { pincode: '560034', stateCode: '29' },
  area: bengaluru,
  locationId: 1,
  slot: null,
  offers: [],
  coupon: null,
  roundToRupee: true,
  ...changes,
});
const subject = { userId: 7, companyId: 1, cartVersion: 3, addressId: 3 };

describe('viewLines', () => {
  const at = { pdate: '2026-11-22', partyId: 0 };
  it.each([
    ['enough stock', buildJoinedLine(1, onion, 2), 'ok'],
    ['too little stock', buildJoinedLine(1, onion, 3, 2), 'stock-short'],
    ['no stock', buildJoinedLine(1, onion, 1, 0), 'not-available'],
    ['a hidden status', buildJoinedLine(1, { ...onion, status: 0 }, 1), 'not-available'],
    ['unknown details', { ...buildJoinedLine(1, onion, 1), item: undefined }, 'not-available'],
  ])('for an item with %s returns %s', (_situation, line, state) =>
    expect(viewLines([line], at)).toMatchObject([{ state }]),
  );
  it('gives the stock to the first lines of a unit', () => {
    const buildOfferLine = (lineId: number, quantity: number) => {
      const joinedLine = buildJoinedLine(lineId, onion, quantity, 7);
      return { ...joinedLine, line: { ...joinedLine.line, offerId: lineId } };
    };
    expect(
      viewLines([buildOfferLine(1, 4), buildOfferLine(2, 3), buildOfferLine(3, 1)], at),
    ).toMatchObject([
      { state: 'ok', maxQuantity: 7 },
      { state: 'ok', maxQuantity: 3 },
      { state: 'stock-short', maxQuantity: 0 },
    ]);
  });
  it('allows no quote when lines of a unit exceed the order limit', () => {
    const view = priceView([buildJoinedLine(1, onion, 10), buildJoinedLine(2, onion, 1)], terms());
    expect(canQuote(view)).toBe(false);
  });
});

describe('priceView', () => {
  it('adds the delivery charge and tax for an address in Bengaluru', () => {
    const { priced, itemCount, leadTimeMinutes } = priceView(
      [buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1)],
      terms(),
    );
    expect(priced.totals).toMatchObject({
      itemsPaise: 26_899,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 720,
      payablePaise: 31_600,
      roundOffPaise: -19,
    });
    expect([itemCount, leadTimeMinutes]).toEqual([3, 60]);
  });
  it('adds the fee of the evening slot', () =>
    expect(
      priceView([buildJoinedLine(1, onion, 2)], terms({ slot: eveningSlot })).priced.totals
        .slotFeePaise,
    ).toBe(2000));
  it.each([
    [1, 500],
    [0, 2000],
  ])('charges party %i the slot fee of %i', (partyId, feePaise) => {
    expect(
      priceView(
        [buildJoinedLine(1, onion, 2)],
        terms({ partyId, slot: { ...eveningSlot, partyFees: [{ partyId: 1, feePaise: 500 }] } }),
      ).priced.totals.slotFeePaise,
    ).toBe(feePaise);
  });
  it('charges IGST in Chennai', () =>
    expect(
      priceView(
        [buildJoinedLine(2, dal, 1)],
        terms({ deliveryLocation: { pincode: '600004', stateCode: '33' } }),
      ).priced.totals,
    ).toMatchObject({ cgstPaise: 0, igstPaise: 881 }));
  it('charges no delivery for a party with free delivery', () =>
    expect(
      priceView([buildJoinedLine(1, onion, 1)], terms({ partyId: 1 })).priced.totals
        .deliveryChargePaise,
    ).toBe(0));
  it('shows an out-of-stock line without counting it', () => {
    const view = priceView([buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1, 0)], terms());
    expect(view.lines).toHaveLength(2);
    expect(view.priced.totals.itemsPaise).toBe(8400);
    expect(view.itemCount).toBe(2);
  });
  it('shows unit prices of a line that is not sold', () => {
    const [line] = priceView([buildJoinedLine(2, dal, 1, 0)], terms()).lines;
    expect(line && toUnsoldLinePrices(line, terms())).toMatchObject({
      ratePaise: 17_619,
      mrpPaise: 18_500,
      taxBasisPoints: 500,
      rateWithTaxPaise: 18_499,
    });
  });
  it('always charges delivery when no free amount is set', () => {
    const area = {
      ...bengaluru,
      charges: bengaluru.charges.map((charge) => ({ ...charge, freeAbovePaise: 0 })),
    };
    expect(
      priceView([buildJoinedLine(2, dal, 5)], terms({ area })).priced.totals.deliveryChargePaise,
    ).toBe(4000);
  });
  it('applies the tax rate of the delivery charge', () => {
    const area = {
      ...bengaluru,
      charges: bengaluru.charges.map((charge) => ({ ...charge, taxBasisPoints: 500, hsn: '9967' })),
    };
    const { priced } = priceView([buildJoinedLine(1, onion, 2)], terms({ area }));
    expect([priced.totals.deliveryTaxPaise, priced.taxSummary.at(-1)?.hsn]).toEqual([200, '9967']);
  });
});

describe('offers and coupons in priceView', () => {
  const half: PricingTerms['offers'] = [
    {
      kind: 'percentage',
      offerId: 3,
      name: 'Half',
      scope: { kind: 'items', items: [{ itemId: onion.itemId, unitId: 0 }] },
      basisPoints: 5000,
    },
  ];
  const ten: PricingTerms['coupon'] = {
    code: 'TEN',
    reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: null },
    minimumItemsPaise: 5000,
  };

  it('discounts the line of an active offer and names it in the quote', () => {
    const view = priceView(
      [buildJoinedLine(1, onion, 2), buildJoinedLine(2, dal, 1)],
      terms({ offers: half }),
    );
    expect(view.priced.totals).toMatchObject({
      itemsPaise: 4200 + 18_499,
      offerDiscountPaise: 4200,
    });
    expect(
      toQuoteTerms(view, terms({ offers: half }), subject).lines.map(
        ({ offerId, discountPaise, totalPaise }) => [offerId, discountPaise, totalPaise],
      ),
    ).toEqual([
      [3, 4200, 4200],
      [0, 0, 18_499],
    ]);
  });
  it('applies the coupon after the offer and names it in the quote', () => {
    const termsWithCoupon = terms({ offers: half, coupon: ten });
    const quote = toQuoteTerms(
      priceView([buildJoinedLine(1, onion, 3)], termsWithCoupon),
      termsWithCoupon,
      subject,
    );
    expect([quote.coupon, quote.totals.itemsPaise, quote.totals.taxablePaise]).toEqual([
      { code: 'TEN', amountPaise: 630 },
      6300,
      5670,
    ]);
  });
  it('reports a coupon below its minimum without a discount', () => {
    const { priced } = priceView([buildJoinedLine(1, onion, 1)], terms({ coupon: ten }));
    expect([priced.coupon, priced.messages, priced.totals.couponDiscountPaise]).toEqual([
      null,
      [{ code: 'coupon-minimum', lineKey: null }],
      0,
    ]);
  });
});
