import fc from 'fast-check';
import { buildCart, buildLine } from './carts.fixture.ts';
import { standardDeliveryTax } from '../delivery.ts';
import type { PricingInput } from '../price-cart.ts';
import type { PricingLine } from '../pricing-line.ts';
import { rateWithTax } from '../rate.ts';
import type { Coupon, Offer, OfferScope, Reward } from '../price-rules.ts';

export const fixed = { seed: 20_251_121, numRuns: 150 };
export const itemId = fc.integer({ min: 1, max: 5 });
export const sumPaise = fc.integer({ min: 0, max: 200_000 });

export const line: fc.Arbitrary<PricingLine> = fc
  .record({
    itemId,
    offerId: fc.constantFrom(0, 0, 0, 1, 2, 3, 9),
    quantity: fc.integer({ min: 1, max: 40 }),
    ratePaise: fc.integer({ min: 0, max: 60_000 }),
    taxBasisPoints: fc.constantFrom(0, 250, 500, 1800, 4000),
    abovePaise: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ abovePaise, ...line }) =>
    buildLine({
      ...line,
      itemTypeId: line.itemId % 2,
      hsn: `07${line.itemId}`,
      mrpPaise: rateWithTax(line.ratePaise, line.taxBasisPoints) + abovePaise,
    }),
  );

export const scope: fc.Arbitrary<OfferScope> = fc.oneof(
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
export const basisPoints = fc.integer({ min: 0, max: 10_000 });
export const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amountPaise: sumPaise }),
  fc.record({
    kind: fc.constant('percentage' as const),
    basisPoints,
    atMostPaise: fc.option(sumPaise),
  }),
);
export const small = fc.integer({ min: 1, max: 3 });
export type Terms = Offer extends infer One
  ? One extends Offer
    ? Omit<One, 'offerId' | 'name'>
    : never
  : never;
export const terms: fc.Arbitrary<Terms> = fc.oneof(
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
export const offers: fc.Arbitrary<Offer[]> = fc
  .array(terms, { maxLength: 4 })
  .map((all) =>
    all.map((line, index): Offer => ({ ...line, offerId: index + 1, name: `Offer ${index + 1}` })),
  );
export const coupon: fc.Arbitrary<Coupon | null> = fc.option(
  fc.record({
    code: fc.constant('CODE'),
    reward,
    minimumItemsPaise: fc.constantFrom(0, 0, 50_000),
  }),
);

export const cart: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc
      .array(line, { maxLength: 8 })
      .map((lines) => lines.map((one, index) => ({ ...one, key: `key ${index}` }))),
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
            ...standardDeliveryTax(),
          },
        ],
        pincode: '560034',
        partyId: 0,
        slotFeePaise,
      },
    }),
  );
