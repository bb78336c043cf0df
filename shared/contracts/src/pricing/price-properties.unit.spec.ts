import fc from 'fast-check';
import { buildCart, buildLine } from './carts.fixture.ts';
import { standardDeliveryTax } from './delivery.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './price-cart.ts';
import type { PricingLine } from './pricing-line.ts';
import { rateWithTax } from './rate.ts';
import { reduceCart, reduceLine } from './reduce-line.ts';
import type { Coupon, Offer, OfferScope, Reward } from './price-rules.ts';

const fixed = { seed: 20_251_121, numRuns: 150 };
const itemId = fc.integer({ min: 1, max: 5 });
const sumPaise = fc.integer({ min: 0, max: 200_000 });

const line: fc.Arbitrary<PricingLine> = fc
  .record({
    itemId,
    offerId: fc.constantFrom(0, 0, 0, 1, 2, 3, 9),
    quantity: fc.integer({ min: 1, max: 40 }),
    ratePaise: fc.integer({ min: 0, max: 60_000 }),
    taxBasisPoints: fc.constantFrom(0, 250, 500, 1800, 4000),
    abovePaise: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ abovePaise, ...of }) =>
    buildLine({
      ...of,
      itemTypeId: of.itemId % 2,
      hsn: `07${of.itemId}`,
      mrpPaise: rateWithTax(of.ratePaise, of.taxBasisPoints) + abovePaise,
    }),
  );

const scope: fc.Arbitrary<OfferScope> = fc.oneof(
  fc.constant<OfferScope>({ kind: 'everything' }),
  fc.record({
    kind: fc.constant('types' as const),
    itemTypeIds: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('items' as const),
    items: fc.array(fc.record({ itemId, unitId: fc.constantFrom(0, 1, 2) }), { maxLength: 3 }),
  }),
);
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amountPaise: sumPaise }),
  fc.record({
    kind: fc.constant('percentage' as const),
    basisPoints,
    atMostPaise: fc.option(sumPaise),
  }),
);
const small = fc.integer({ min: 1, max: 3 });
type Terms = Offer extends infer One
  ? One extends Offer
    ? Omit<One, 'offerId' | 'name'>
    : never
  : never;
const terms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), scope, basisPoints }),
  fc.record({ kind: fc.constant('amount' as const), scope, amountPaise: sumPaise }),
  fc.record({ kind: fc.constant('buy-x-get-y' as const), scope, buy: small, free: small }),
  fc.record({
    kind: fc.constant('combo' as const),
    parts: fc.array(fc.record({ itemId, unitId: fc.constantFrom(0, 1), quantity: small }), {
      minLength: 1,
      maxLength: 3,
    }),
    pricePaise: sumPaise,
  }),
  fc.record({ kind: fc.constant('threshold' as const), scope, minimumPaise: sumPaise, reward }),
);
const offers: fc.Arbitrary<Offer[]> = fc
  .array(terms, { maxLength: 4 })
  .map((all) => all.map((of, at): Offer => ({ ...of, offerId: at + 1, name: `Offer ${at + 1}` })));
const coupon: fc.Arbitrary<Coupon | null> = fc.option(
  fc.record({
    code: fc.constant('CODE'),
    reward,
    minimumItemsPaise: fc.constantFrom(0, 0, 50_000),
  }),
);

const cart: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc
      .array(line, { maxLength: 8 })
      .map((lines) => lines.map((one, at) => ({ ...one, key: `key ${at}` }))),
    offers,
    coupon,
    deliveryState: fc.constantFrom('29', '33', null),
    slotFeePaise: fc.constantFrom(0, 2000, 33),
    chargePaise: fc.constantFrom(0, 4000, 4003),
    roundToRupee: fc.boolean(),
  })
  .map(({ slotFeePaise, chargePaise, lines, ...over }) =>
    buildCart(lines, {
      ...over,
      delivery: {
        rules: [
          {
            id: 1,
            pincodeFrom: '560001',
            pincodeTo: '560110',
            partyId: 0,
            chargePaise,
            freeAbovePaise: 49_900,
            ...standardDeliveryTax,
          },
        ],
        pincode: '560034',
        partyId: 0,
        slotFeePaise,
      },
    }),
  );

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
        const here = priceCart(input);
        const there = priceCart({
          ...input,
          lines: shuffled(input.lines),
          offers: shuffled(input.offers),
        });
        expect(there.totals).toEqual(here.totals);
        expect(there.taxSummary).toEqual(here.taxSummary);
        expect([...there.lines].sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual(here.lines);
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
