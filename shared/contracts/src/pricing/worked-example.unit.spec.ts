import { exampleCart } from './testing/carts.fixture.ts';
import { priceCart } from './price-cart.ts';
import { breakdownDiscount } from './priced-cart.ts';

const lineNumbers = (state: '29' | '33') =>
  priceCart(exampleCart(state)).lines.map((line) => [
    line.key,
    line.rateWithTaxPaise,
    line.itemsPaise,
    line.discountPaise,
    line.taxablePaise,
    line.cgstPaise,
    line.sgstPaise,
    line.igstPaise,
    line.totalPaise,
  ]);

describe('worked example of docs/pricing-and-tax.md', () => {
  it('matches every line when delivered to Bengaluru', () => {
    expect(lineNumbers('29')).toEqual([
      ['onion', 4200, 8400, 840, 7560, 0, 0, 0, 7560],
      ['dal', 18_499, 18_499, 1762, 15_857, 396, 396, 0, 16_649],
      ['soap', 9900, 9900, 839, 7551, 680, 680, 0, 8911],
      ['biscuits', 3000, 6000, 3431, 5143, 129, 129, 0, 5401],
      ['tea', 7000, 5950, 1567, 5099, 127, 127, 0, 5353],
    ]);
  });

  it('matches every total when delivered to Bengaluru', () => {
    expect(priceCart(exampleCart('29')).totals).toEqual({
      mrpPaise: 54_500,
      itemsPaise: 48_749,
      savingsPaise: 10_626,
      offerDiscountPaise: 4050,
      couponDiscountPaise: 4875,
      taxablePaise: 41_210,
      cgstPaise: 1332,
      sgstPaise: 1332,
      igstPaise: 0,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 1080,
      slotFeePaise: 2000,
      roundOffPaise: 46,
      payablePaise: 51_000,
    });
  });

  it('matches every line when delivered to Chennai', () => {
    expect(lineNumbers('33')).toEqual([
      ['onion', 4200, 8400, 840, 7560, 0, 0, 0, 7560],
      ['dal', 18_499, 18_499, 1763, 15_856, 0, 0, 793, 16_649],
      ['soap', 9900, 9900, 839, 7551, 0, 0, 1359, 8910],
      ['biscuits', 3000, 6000, 3431, 5143, 0, 0, 257, 5400],
      ['tea', 7000, 5949, 1567, 5099, 0, 0, 255, 5354],
    ]);
  });

  it('matches every total when delivered to Chennai', () => {
    expect(priceCart(exampleCart('33')).totals).toEqual({
      mrpPaise: 54_500,
      itemsPaise: 48_748,
      savingsPaise: 10_627,
      offerDiscountPaise: 4050,
      couponDiscountPaise: 4875,
      taxablePaise: 41_209,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 2664,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 1080,
      slotFeePaise: 2000,
      roundOffPaise: 47,
      payablePaise: 51_000,
    });
  });

  it('reports place of supply, offers, coupon and missing amounts for Bengaluru', () => {
    const cart = priceCart(exampleCart('29'));
    expect(cart.placeOfSupply).toBe('29');
    expect(cart.supply).toBe('intra-state');
    expect(cart.lines.map((line) => line.appliedOffer?.offerId ?? 0)).toEqual([0, 0, 0, 1, 2]);
    expect(cart.coupon).toEqual({ code: 'FRESH10', amountPaise: 4875 });
    expect(cart.freeDelivery).toEqual({ abovePaise: 49_900, shortPaise: 1151 });
    expect(cart.messages).toEqual([]);
  });

  it('breakdownDiscount adds up with coupon and lines in both States', () => {
    for (const state of ['29', '33'] as const) {
      const { totals } = priceCart(exampleCart(state));
      const linesPaise =
        totals.taxablePaise + totals.cgstPaise + totals.sgstPaise + totals.igstPaise;
      expect(totals.mrpPaise - breakdownDiscount(totals) - totals.couponDiscountPaise).toBe(
        linesPaise,
      );
    }
  });

  it('groups the tax summary by HSN code and ends with delivery (9965) in both States', () => {
    expect(
      priceCart(exampleCart('29')).taxSummary.map((row) => [
        row.hsn,
        row.taxBasisPoints,
        row.taxablePaise,
        row.cgstPaise,
        row.sgstPaise,
        row.igstPaise,
      ]),
    ).toEqual([
      ['0703', 0, 7560, 0, 0, 0],
      ['0713', 500, 15_857, 396, 396, 0],
      ['0902', 500, 5099, 127, 127, 0],
      ['1905', 500, 5143, 129, 129, 0],
      ['3402', 1800, 7551, 680, 680, 0],
      ['9965', 1800, 6000, 540, 540, 0],
    ]);
    expect(priceCart(exampleCart('33')).taxSummary.at(-1)).toEqual({
      hsn: '9965',
      taxBasisPoints: 1800,
      taxablePaise: 6000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 1080,
    });
  });
});
