import * as z from 'zod/mini';
import type { QuotedLine, QuotedTotals } from '../../pricing/quote.ts';
import { pricedLine, totals as totalsShape } from './cart-schemas.ts';
import {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
} from './quote-response.ts';

const line: QuotedLine = {
  cartLineId: 4,
  lineKey: 'k',
  itemId: 11,
  unitId: 21,
  offerId: 0,
  name: 'Toor Dal',
  unitName: '1 kg',
  image: 'h',
  brand: 'B',
  tint: 'dry',
  itemGroupId: 2,
  isFood: true,
  vegetarian: true,
  maxPerOrder: 5,
  hsn: '0713',
  taxBasisPoints: 500,
  quantity: 2,
  ratePaise: 17_619,
  rateWithTaxPaise: 18_499,
  mrpPaise: 18_500,
  discountPaise: 0,
  taxablePaise: 35_237,
  cgstPaise: 881,
  sgstPaise: 880,
  igstPaise: 0,
  totalPaise: 36_998,
};
const totals: QuotedTotals = {
  mrpPaise: 1,
  itemsPaise: 2,
  savingsPaise: 3,
  offerDiscountPaise: 4,
  couponDiscountPaise: 5,
  taxablePaise: 6,
  cgstPaise: 7,
  sgstPaise: 8,
  igstPaise: 9,
  deliveryChargePaise: 10,
  deliveryTaxPaise: 11,
  slotFeePaise: 12,
  roundOffPaise: -13,
  payablePaise: 14,
};

describe('toLineResponse', () => {
  it('converts paise to rupees and basis points to percent', () => {
    const shown = toLineResponse(line, {
      stock: 7,
      message: 'Only 5 left',
      code: 'stock-short',
      maxQuantity: 5,
    });
    expect(z.safeParse(pricedLine, shown).success).toBe(true);
    expect(shown).toMatchObject({
      Id: 4,
      Rate: 176.19,
      RateWithTax: 184.99,
      Mrp: 185,
      TaxPercent: 5,
      Taxable: 352.37,
      Cgst: 8.81,
      Sgst: 8.8,
      Total: 369.98,
      Stock: 7,
      Message: 'Only 5 left',
      Code: 'stock-short',
      Most: 5,
    });
  });
  it('has the price before the coupon only when the quote has it', () => {
    const shown = toLineResponse({ ...line, totalBeforeCouponPaise: 40_000 });
    expect(z.safeParse(pricedLine, shown).success).toBe(true);
    expect(shown).toMatchObject({ Total: 369.98, TotalBeforeCoupon: 400 });
    expect(toLineResponse(line)).not.toHaveProperty('TotalBeforeCoupon');
  });
  it('leaves stock and message empty for a line of an order', () =>
    expect(toLineResponse(line)).toMatchObject({ Stock: 0, Message: '', Code: '', Most: 0 }));
});

describe('responses for the sums of a quote', () => {
  it('maps every total to its field', () => {
    const shown = toTotalsResponse({ totals, taxSummary: [] });
    expect(z.safeParse(totalsShape, shown).success).toBe(true);
    expect(Object.values(shown)).toEqual([
      0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, -0.13, 0.14, 0,
    ]);
  });
  it('reports the tax rate that applied to delivery at the time of sale', () => {
    const row = {
      hsn: '9965',
      taxBasisPoints: 1200,
      taxablePaise: 22,
      cgstPaise: 1,
      sgstPaise: 1,
      igstPaise: 0,
    };
    expect(
      toTotalsResponse({
        totals,
        taxSummary: [{ ...row, hsn: '0713', taxBasisPoints: 500 }, row],
      }).DeliveryTaxPercent,
    ).toBe(12);
  });
  it('maps a row of the tax summary', () =>
    expect(
      toTaxSummaryResponse({
        hsn: '9965',
        taxBasisPoints: 1800,
        taxablePaise: 4000,
        cgstPaise: 360,
        sgstPaise: 360,
        igstPaise: 0,
      }),
    ).toEqual({ HSN: '9965', TaxPercent: 18, Taxable: 40, Cgst: 3.6, Sgst: 3.6, Igst: 0 }));
  it('maps a coupon, or null without one', () =>
    expect([toCouponResponse({ code: 'FEST', amountPaise: 5000 }), toCouponResponse(null)]).toEqual(
      [{ Code: 'FEST', Amount: 50 }, null],
    ));
});
