import fc from 'fast-check';
import { exampleCart } from './testing/carts.fixture.ts';
import { priceCart } from './price-cart.ts';
import { reduceCart } from './reduce-line.ts';
import { reduceSoldCart, type SoldCart, type SoldLine } from './reduce-sold-cart.ts';

type Line = SoldLine & { readonly key: string };
const buildSoldCart = (state: '29' | '33'): SoldCart<Line> => {
  const { lines, totals, taxSummary, coupon } = priceCart(exampleCart(state));
  return {
    lines: lines.map((line, index) => ({ ...line, cartLineId: index + 1 })),
    totals,
    taxSummary,
    coupon,
  };
};
const sold = buildSoldCart('29');
const findLineId = (key: string): number => sold.lines.findIndex((line) => line.key === key) + 1;

describe('reduceSoldCart', () => {
  it('returns the same sale when every line is complete', () => {
    expect(reduceSoldCart(sold, new Map([[findLineId('soap'), 1]]))).toBe(sold);
  });

  it('agrees with priceCart when soap is removed from the worked example', () => {
    const { totals, taxSummary } = reduceSoldCart(sold, new Map([[findLineId('soap'), 0]]));
    const expected = reduceCart(priceCart(exampleCart('29')), new Map([['soap', 0]]));
    expect({ ...totals, itemsPaise: 0 }).toEqual({ ...expected.totals, itemsPaise: 0 });
    expect(Math.abs(totals.itemsPaise - expected.totals.itemsPaise)).toBeLessThanOrEqual(1);
    expect(taxSummary).toEqual(expected.taxSummary.filter(({ taxablePaise }) => taxablePaise > 0));
  });

  it('keeps IGST on lines and delivery for another State', () => {
    const { totals, taxSummary } = reduceSoldCart(
      buildSoldCart('33'),
      new Map([[findLineId('biscuits'), 1]]),
    );
    expect([totals.cgstPaise, totals.igstPaise > 0, taxSummary.at(-1)?.igstPaise]).toEqual([
      0,
      true,
      1080,
    ]);
  });

  it('does not round when the shop does not round', () => {
    const unrounded = priceCart({ ...exampleCart('29'), roundToRupee: false });
    const short = new Map([[findLineId('onion'), 1]]);
    const { totals } = reduceSoldCart({ ...sold, totals: unrounded.totals }, short);
    expect([totals.roundOffPaise, totals.keepsPaise]).toEqual([0, true]);
    const whole = reduceSoldCart(
      { ...sold, totals: { ...unrounded.totals, payablePaise: 10_000 } },
      short,
    ).totals;
    expect([whole.roundOffPaise, whole.payablePaise % 100]).toEqual([0, totals.payablePaise % 100]);
    expect(totals.payablePaise % 100).not.toBe(0);
  });

  it('adds up, never costs more, and costs less the fewer units are packed', () => {
    const quantities = fc.tuple(
      ...sold.lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<'29' | '33'>('29', '33'),
        quantities,
        quantities,
        (state, some, others) => {
          const whole = buildSoldCart(state);
          const packed = (quantities: readonly number[]) =>
            reduceSoldCart(
              whole,
              new Map(quantities.map((quantity, index) => [index + 1, quantity])),
            );
          const { lines, totals, taxSummary } = packed(some);
          const linesPaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
          expect(totals.payablePaise).toBe(
            totals.taxablePaise +
              totals.cgstPaise +
              totals.sgstPaise +
              totals.igstPaise +
              totals.deliveryChargePaise +
              totals.slotFeePaise +
              totals.deliveryTaxPaise +
              totals.roundOffPaise,
          );
          expect(totals.savingsPaise).toBe(totals.mrpPaise - linesPaise);
          expect(taxSummary.reduce((sum, row) => sum + row.taxablePaise, 0)).toBe(
            totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
          );
          expect(totals.payablePaise).toBeLessThanOrEqual(whole.totals.payablePaise);
          const reduced = packed(
            some.map((quantity, index) => Math.min(quantity, others[index] ?? 0)),
          );
          expect(reduced.totals.payablePaise).toBeLessThanOrEqual(totals.payablePaise);
        },
      ),
      { seed: 16, numRuns: 300 },
    );
  });
});
