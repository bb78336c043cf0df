import { standardDeliveryTax } from '../delivery.ts';
import type { PricingInput } from '../price-cart.ts';
import type { PricingLine } from '../pricing-line.ts';
import type { Offer } from '../price-rules.ts';

export const buildLine = (changes: Partial<PricingLine> = {}): PricingLine => ({
  key: 'a',
  itemId: 1,
  unitId: 1,
  itemTypeId: 1,
  offerId: 0,
  name: 'Item',
  quantity: 1,
  ratePaise: 10_000,
  mrpPaise: 20_000,
  taxBasisPoints: 0,
  hsn: '0702',
  ...changes,
});

export const buildDelivery = (
  changes: Partial<PricingInput['delivery']> = {},
): PricingInput['delivery'] => ({
  rules: [
    {
      id: 1,
      pincodeFrom: '560001',
      pincodeTo: '560110',
      partyId: 0,
      chargePaise: 4000,
      freeAbovePaise: 49_900,
      ...standardDeliveryTax(),
    },
  ],
  pincode: '560034',
  partyId: 0,
  slotFeePaise: 0,
  ...changes,
});

export const noDelivery = buildDelivery({ rules: [] });

export const buildCart = (
  lines: readonly PricingLine[],
  changes: Partial<PricingInput> = {},
): PricingInput => ({
  lines,
  offers: [],
  coupon: null,
  supplierState: '29',
  deliveryState: '29',
  delivery: noDelivery,
  minimumOrderPaise: 0,
  roundToRupee: true,
  ...changes,
});

const exampleLine = (changes: Partial<PricingLine>): PricingLine =>
  buildLine({ taxBasisPoints: 500, ...changes });

export const exampleLines: readonly PricingLine[] = [
  exampleLine({
    key: 'onion',
    itemId: 1,
    hsn: '0703',
    taxBasisPoints: 0,
    quantity: 2,
    mrpPaise: 4500,
    ratePaise: 4200,
  }),
  exampleLine({ key: 'dal', itemId: 2, hsn: '0713', mrpPaise: 18_500, ratePaise: 17_619 }),
  exampleLine({
    key: 'soap',
    itemId: 3,
    hsn: '3402',
    taxBasisPoints: 1800,
    mrpPaise: 11_000,
    ratePaise: 8390,
  }),
  exampleLine({
    key: 'biscuits',
    itemId: 4,
    hsn: '1905',
    quantity: 3,
    mrpPaise: 3000,
    ratePaise: 2858,
  }),
  exampleLine({ key: 'tea', itemId: 5, hsn: '0902', mrpPaise: 7000, ratePaise: 6666 }),
];

export const itemsScope = (...itemIds: number[]): Extract<Offer, { kind: 'amount' }>['scope'] => ({
  kind: 'items',
  items: itemIds.map((itemId) => ({ itemId, unitId: 0 })),
});

export const exampleOffers: readonly Offer[] = [
  { kind: 'buy-x-get-y', offerId: 1, name: 'Buy 2 get 1', scope: itemsScope(4), buy: 2, free: 1 },
  { kind: 'percentage', offerId: 2, name: '15 % off', scope: itemsScope(5), basisPoints: 1500 },
];

export const fresh10 = {
  code: 'FRESH10',
  reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: 10_000 },
  minimumItemsPaise: 0,
} as const;

export const exampleCart = (deliveryState: '29' | '33'): PricingInput =>
  buildCart(exampleLines, {
    offers: [...exampleOffers],
    coupon: fresh10,
    deliveryState,
    delivery: buildDelivery({
      rules: [
        {
          id: 1,
          pincodeFrom: '560001',
          pincodeTo: '600020',
          partyId: 0,
          chargePaise: 4000,
          freeAbovePaise: 49_900,
          ...standardDeliveryTax(),
        },
      ],
      pincode: deliveryState === '29' ? '560034' : '600004',
      slotFeePaise: 2000,
    }),
  });
