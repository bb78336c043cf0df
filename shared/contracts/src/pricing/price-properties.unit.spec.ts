import fc from 'fast-check';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './price-cart.ts';
import { reduceCart, reduceLine } from './reduce-line.ts';
import { fixed, cart } from './testing/random-carts.fixture.ts';

const check = (predicate: (input: PricingInput) => void): void => {
  fc.assert(fc.property(cart, predicate), fixed);
};
const total = <One>(all: readonly One[], value: (one: One) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);

describe('priceCart on random carts', () => {
  it('makes Payable the exact sum of its parts, in whole rupees when the shop rounds', () => {
    check((input) => {
      const { totals } = priceCart(input);
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
      if (input.roundToRupee) expect(totals.payablePaise % 100).toBe(0);
      expect(totals.roundOffPaise).toBeGreaterThanOrEqual(-49);
      expect(totals.roundOffPaise).toBeLessThanOrEqual(50);
    });
  });

  it('adds line taxes up to the totals, and the tax summary up to totals and delivery', () => {
    check((input) => {
      const { lines, totals, taxSummary } = priceCart(input);
      for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
        expect(total(lines, (one) => one[name])).toBe(totals[name]);
      expect(total(taxSummary, (row) => row.cgstPaise + row.sgstPaise + row.igstPaise)).toBe(
        totals.cgstPaise + totals.sgstPaise + totals.igstPaise + totals.deliveryTaxPaise,
      );
      expect(total(taxSummary, (row) => row.taxablePaise)).toBe(
        totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
      );
    });
  });

  it('returns whole, non-negative paise everywhere', () => {
    check((input) => {
      const { lines, totals } = priceCart(input);
      for (const one of lines) {
        for (const sum of [
          one.taxablePaise,
          one.cgstPaise,
          one.sgstPaise,
          one.igstPaise,
          one.totalPaise,
          one.itemsPaise,
          one.discountPaise,
          one.offerDiscountPaise,
        ]) {
          expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
        }
      }
      for (const sum of [
        totals.itemsPaise,
        totals.savingsPaise,
        totals.couponDiscountPaise,
        totals.offerDiscountPaise,
        totals.payablePaise,
      ])
        expect(sum).toBeGreaterThanOrEqual(0);
    });
  });

  it('never charges more for a line than card price × quantity or MRP × quantity', () => {
    check((input) => {
      for (const one of priceCart(input).lines) {
        expect(one.itemsPaise).toBeLessThanOrEqual(one.rateWithTaxPaise * one.quantity);
        expect(one.totalPaise).toBeLessThanOrEqual(one.itemsPaise);
        expect(one.totalPaise).toBeLessThanOrEqual(one.mrpPaise * one.quantity);
      }
    });
  });

  it('charges at most one paisa per tax half and unit less than the card price without offer and coupon', () => {
    check((input) => {
      for (const one of priceCart({ ...input, offers: [], coupon: null }).lines) {
        expect(one.rateWithTaxPaise * one.quantity - one.totalPaise).toBeLessThanOrEqual(
          one.quantity + 2,
        );
      }
    });
  });

  it('does not depend on the order of lines or offers', () => {
    fc.assert(
      fc.property(cart, fc.infiniteStream(fc.nat()), (input, numbers) => {
        const shuffled = <One>(all: readonly One[]): One[] =>
          all
            .map((one) => ({ one, at: numbers.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
        const withinState = priceCart(input);
        const acrossStates = priceCart({
          ...input,
          lines: shuffled(input.lines),
          offers: shuffled(input.offers),
        });
        expect(acrossStates.totals).toEqual(withinState.totals);
        expect(acrossStates.taxSummary).toEqual(withinState.taxSummary);
        expect([...acrossStates.lines].sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
          withinState.lines,
        );
      }),
      fixed,
    );
  });

  it('never makes a cart dearer by an offer nobody requested', () => {
    check((input) => {
      const lines = input.lines.map((one) => ({ ...one, offerId: 0 }));
      const without = priceCart({ ...input, lines, offers: [] }).totals.itemsPaise;
      expect(priceCart({ ...input, lines }).totals.itemsPaise).toBeLessThanOrEqual(without);
    });
  });

  it('never makes a line dearer by a coupon and deducts its amount up to line rounding', () => {
    check((input) => {
      const [priced, without] = [priceCart(input), priceCart({ ...input, coupon: null })];
      priced.lines.forEach((one, at) => {
        expect(one.totalPaise).toBeLessThanOrEqual(without.lines[at]?.totalPaise ?? 0);
      });
      const takenPaise =
        total(without.lines, (one) => one.totalPaise) -
        total(priced.lines, (one) => one.totalPaise);
      expect(Math.abs(takenPaise - priced.totals.couponDiscountPaise)).toBeLessThanOrEqual(
        2 * input.lines.length,
      );
    });
  });

  it('splits tax into equal halves or charges IGST alone', () => {
    check((input) => {
      const { lines, supply } = priceCart(input);
      for (const one of lines) {
        expect(one.cgstPaise).toBe(one.sgstPaise);
        expect(supply === 'inter-state' ? one.cgstPaise : one.igstPaise).toBe(0);
      }
    });
  });
});

describe('reducing random carts', () => {
  it('reduceLine with the full quantity changes nothing', () => {
    check((input) => {
      const { lines, supply } = priceCart(input);
      for (const one of lines)
        expect(reduceLine({ line: one, quantity: one.quantity, supply })).toEqual(one);
    });
  });

  it('reduceCart without reduced lines changes nothing', () => {
    check((input) => {
      const priced = priceCart(input);
      expect(reduceCart(priced, new Map())).toEqual(priced);
    });
  });

  it('reduceCart keeps Payable the sum of its parts and never raises it', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (input, at) => {
        const priced = priceCart(input);
        const short = priced.lines[at % Math.max(1, priced.lines.length)];
        fc.pre(short !== undefined);
        const { totals, lines } = reduceCart(
          priced,
          new Map([[short.key, at % (short.quantity + 1)]]),
        );
        expect(totals.payablePaise).toBe(
          total(lines, (one) => one.totalPaise) +
            totals.deliveryChargePaise +
            totals.slotFeePaise +
            totals.deliveryTaxPaise +
            totals.roundOffPaise,
        );
        expect(totals.payablePaise).toBeLessThanOrEqual(priced.totals.payablePaise);
        expect(totals.deliveryChargePaise).toBe(priced.totals.deliveryChargePaise);
        expect(lines.every((one) => one.discountPaise >= 0 && one.totalPaise >= 0)).toBe(true);
      }),
      fixed,
    );
  });
});
