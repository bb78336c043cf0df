import {
  buildCart,
  buildDelivery,
  fresh10,
  itemsScope,
  buildLine,
  exampleCart,
  exampleLines,
} from './carts.fixture.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './price-cart.ts';
import type { PricedTotals } from './priced-cart.ts';
import type { PricingLine } from './pricing-line.ts';
import type { Coupon, Offer } from './price-rules.ts';

interface Row {
  readonly cart: PricingInput;
  readonly lines: readonly (readonly [number, number])[];
  readonly totals: Partial<PricedTotals>;
}

const everything = { kind: 'everything' } as const;
const percent = (
  offerId: number,
  basisPoints: number,
  scope: Extract<Offer, { kind: 'percentage' }>['scope'] = itemsScope(1),
): Offer => ({ kind: 'percentage', offerId, name: `P${offerId}`, scope, basisPoints });
const amount = (offerId: number, amountPaise: number): Offer => ({
  kind: 'amount',
  offerId,
  name: `A${offerId}`,
  scope: itemsScope(1),
  amountPaise,
});
const bundle = (offerId: number, buy: number, free: number): Offer => ({
  kind: 'buy-x-get-y',
  offerId,
  name: `B${offerId}`,
  scope: itemsScope(1),
  buy,
  free,
});
const combo = (offerId: number, pricePaise: number, ...quantities: number[]): Offer => ({
  kind: 'combo',
  offerId,
  name: `C${offerId}`,
  parts: [1, 2].map((itemId, at) => ({ itemId, unitId: 1, quantity: quantities[at] ?? 1 })),
  pricePaise,
});
const threshold = (
  offerId: number,
  minimumPaise: number,
  reward: Extract<Offer, { kind: 'threshold' }>['reward'],
): Offer => ({
  kind: 'threshold',
  offerId,
  name: `T${offerId}`,
  scope: everything,
  minimumPaise,
  reward,
});
const off = (amountPaise: number, minimumItemsPaise = 0): Coupon => ({
  code: 'OFF',
  reward: { kind: 'amount', amountPaise },
  minimumItemsPaise,
});
const ten: Coupon = {
  code: 'TEN',
  reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: null },
  minimumItemsPaise: 0,
};

const one = (over: Partial<PricingLine> = {}) => buildLine({ key: 'one', itemId: 1, ...over });
const two = (over: Partial<PricingLine> = {}) =>
  buildLine({ key: 'two', itemId: 2, ratePaise: 20_000, mrpPaise: 30_000, ...over });
const chennai = { deliveryState: '33' } as const;

const rows: Readonly<Record<string, Row>> = {
  'percentage on goods at 5 %': {
    cart: buildCart([one({ taxBasisPoints: 500 })], { offers: [percent(1, 1500)] }),
    lines: [[1, 8926]],
    totals: {
      taxablePaise: 8500,
      cgstPaise: 213,
      sgstPaise: 213,
      offerDiscountPaise: 1574,
      roundOffPaise: -26,
      payablePaise: 8900,
    },
  },
  'percentage on goods at 5 %, to another State': {
    cart: buildCart([one({ taxBasisPoints: 500 })], { offers: [percent(1, 1500)], ...chennai }),
    lines: [[1, 8925]],
    totals: { igstPaise: 425, offerDiscountPaise: 1575, payablePaise: 8900 },
  },
  'percentage of half a paisa, rounded up': {
    cart: buildCart([one({ ratePaise: 15 })], { offers: [percent(1, 5000)], roundToRupee: false }),
    lines: [[1, 8]],
    totals: { offerDiscountPaise: 7, payablePaise: 8 },
  },
  'percentage on a type': {
    cart: buildCart([one(), two({ itemTypeId: 2 })], {
      offers: [percent(1, 1000, { kind: 'types', itemTypeIds: [2] })],
    }),
    lines: [
      [0, 10_000],
      [1, 18_000],
    ],
    totals: { offerDiscountPaise: 2000, payablePaise: 28_000 },
  },
  'percentage on one pack of an item': {
    cart: buildCart([one(), one({ key: 'big', unitId: 2 })], {
      offers: [percent(1, 1000, { kind: 'items', items: [{ itemId: 1, unitId: 2 }] })],
    }),
    lines: [
      [0, 10_000],
      [1, 9000],
    ],
    totals: { offerDiscountPaise: 1000, payablePaise: 19_000 },
  },
  'percentage on everything': {
    cart: buildCart([one(), two()], { offers: [percent(1, 5000, everything)] }),
    lines: [
      [1, 5000],
      [1, 10_000],
    ],
    totals: { offerDiscountPaise: 15_000, payablePaise: 15_000 },
  },
  'everything free': {
    cart: buildCart([one({ taxBasisPoints: 1800 })], { offers: [percent(1, 10_000)] }),
    lines: [[1, 0]],
    totals: { taxablePaise: 0, cgstPaise: 0, payablePaise: 0, savingsPaise: 20_000 },
  },
  'amount off each unit': {
    cart: buildCart([one({ quantity: 4 })], { offers: [amount(1, 250)] }),
    lines: [[1, 39_000]],
    totals: { offerDiscountPaise: 1000, payablePaise: 39_000 },
  },
  'amount off taxed goods': {
    cart: buildCart([one({ taxBasisPoints: 500 })], { offers: [amount(1, 500)] }),
    lines: [[1, 10_000]],
    totals: {
      taxablePaise: 9524,
      cgstPaise: 238,
      sgstPaise: 238,
      offerDiscountPaise: 500,
      payablePaise: 10_000,
    },
  },
  'buy 2 get 1 at 5 %': {
    cart: buildCart([one({ ratePaise: 2858, mrpPaise: 3001, taxBasisPoints: 500, quantity: 3 })], {
      offers: [bundle(1, 2, 1)],
    }),
    lines: [[1, 6000]],
    totals: {
      taxablePaise: 5714,
      cgstPaise: 143,
      sgstPaise: 143,
      offerDiscountPaise: 3000,
      payablePaise: 6000,
    },
  },
  'buy 2 get 1, one too few': {
    cart: buildCart([one({ quantity: 2 })], { offers: [bundle(1, 2, 1)] }),
    lines: [[0, 20_000]],
    totals: { offerDiscountPaise: 0 },
  },
  'buy 2 get 1, one more than a set': {
    cart: buildCart([one({ quantity: 4 })], { offers: [bundle(1, 2, 1)] }),
    lines: [[1, 30_000]],
    totals: { offerDiscountPaise: 10_000 },
  },
  'buy 1 get 1, to another State': {
    cart: buildCart([one({ ratePaise: 8390, taxBasisPoints: 1800, quantity: 2 })], {
      offers: [bundle(1, 1, 1)],
      ...chennai,
    }),
    lines: [[1, 9900]],
    totals: { taxablePaise: 8390, igstPaise: 1510, offerDiscountPaise: 9900 },
  },
  'one combo': {
    cart: buildCart([one(), two()], { offers: [combo(1, 24_000)] }),
    lines: [
      [1, 8000],
      [1, 16_000],
    ],
    totals: { offerDiscountPaise: 6000, payablePaise: 24_000 },
  },
  'two combos and one unit more': {
    cart: buildCart([one({ quantity: 3 }), two({ quantity: 2 })], { offers: [combo(1, 24_000)] }),
    lines: [
      [1, 26_000],
      [1, 32_000],
    ],
    totals: { offerDiscountPaise: 12_000, payablePaise: 58_000 },
  },
  'combo of goods at two rates of tax': {
    cart: buildCart([one({ taxBasisPoints: 500 }), two({ taxBasisPoints: 1800 })], {
      offers: [combo(1, 27_280)],
    }),
    lines: [
      [1, 8400],
      [1, 18_880],
    ],
    totals: { taxablePaise: 24_000, cgstPaise: 1640, sgstPaise: 1640, offerDiscountPaise: 6820 },
  },
  'combo whose second part is missing': {
    cart: buildCart([one({ quantity: 2 })], { offers: [combo(1, 1)] }),
    lines: [[0, 20_000]],
    totals: { offerDiscountPaise: 0 },
  },
  'combo of 2 and 1': {
    cart: buildCart([one({ quantity: 2 }), two()], { offers: [combo(1, 30_000, 2, 1)] }),
    lines: [
      [1, 15_000],
      [1, 15_000],
    ],
    totals: { offerDiscountPaise: 10_000 },
  },
  'threshold reached to the paisa': {
    cart: buildCart([one(), two()], {
      offers: [threshold(1, 30_000, { kind: 'amount', amountPaise: 3000 })],
    }),
    lines: [
      [1, 9000],
      [1, 18_000],
    ],
    totals: { offerDiscountPaise: 3000, payablePaise: 27_000 },
  },
  'threshold missed by a paisa': {
    cart: buildCart([one(), two()], {
      offers: [threshold(1, 30_001, { kind: 'amount', amountPaise: 3000 })],
    }),
    lines: [
      [0, 10_000],
      [0, 20_000],
    ],
    totals: { offerDiscountPaise: 0 },
  },
  'threshold reached with tax only': {
    cart: buildCart([one({ taxBasisPoints: 500 })], {
      offers: [threshold(1, 10_500, { kind: 'percentage', basisPoints: 1000, atMostPaise: null })],
    }),
    lines: [[1, 9450]],
    totals: { taxablePaise: 9000, offerDiscountPaise: 1050 },
  },
  'threshold with a percentage at its limit': {
    cart: buildCart([one(), two()], {
      offers: [threshold(1, 0, { kind: 'percentage', basisPoints: 5000, atMostPaise: 1500 })],
    }),
    lines: [
      [1, 9500],
      [1, 19_000],
    ],
    totals: { offerDiscountPaise: 1500 },
  },
  'the better of two offers': {
    cart: buildCart([one({ quantity: 3 })], { offers: [percent(1, 3000), bundle(2, 2, 1)] }),
    lines: [[2, 20_000]],
    totals: { offerDiscountPaise: 10_000 },
  },
  'the named one, though worse': {
    cart: buildCart([one({ quantity: 3, offerId: 1 })], {
      offers: [percent(1, 3000), bundle(2, 2, 1)],
    }),
    lines: [[1, 21_000]],
    totals: { offerDiscountPaise: 9000 },
  },
  'a named one that has ended': {
    cart: buildCart([one({ offerId: 9 })], { offers: [percent(1, 1000)] }),
    lines: [[1, 9000]],
    totals: { offerDiscountPaise: 1000 },
  },
  'offer, then a coupon in percent': {
    cart: buildCart([one()], { offers: [percent(1, 2000)], coupon: ten }),
    lines: [[1, 7200]],
    totals: {
      itemsPaise: 8000,
      couponDiscountPaise: 800,
      offerDiscountPaise: 2000,
      savingsPaise: 12_800,
      payablePaise: 7200,
    },
  },
  'offer, then a coupon of an amount': {
    cart: buildCart([one(), two()], { offers: [percent(1, 2000)], coupon: off(2800) }),
    lines: [
      [1, 7200],
      [0, 18_000],
    ],
    totals: { itemsPaise: 28_000, couponDiscountPaise: 2800, payablePaise: 25_200 },
  },
  'an offer that takes a cart below the minimum of its coupon': {
    cart: buildCart([one()], { offers: [percent(1, 2000)], coupon: off(1000, 8001) }),
    lines: [[1, 8000]],
    totals: { couponDiscountPaise: 0, payablePaise: 8000 },
  },
  'an offer that leaves exactly the minimum of its coupon': {
    cart: buildCart([one()], { offers: [percent(1, 2000)], coupon: off(1000, 8000) }),
    lines: [[1, 7000]],
    totals: { couponDiscountPaise: 1000, payablePaise: 7000 },
  },
  'an offer that takes a cart below free delivery': {
    cart: buildCart([one({ quantity: 5 })], {
      offers: [percent(1, 1000)],
      delivery: buildDelivery(),
    }),
    lines: [[1, 45_000]],
    totals: {
      itemsPaise: 45_000,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 720,
      payablePaise: 49_700,
      roundOffPaise: -20,
    },
  },
  'a coupon that takes nothing from free delivery': {
    cart: buildCart([one({ quantity: 5 })], { coupon: ten, delivery: buildDelivery() }),
    lines: [[0, 45_000]],
    totals: { itemsPaise: 50_000, deliveryChargePaise: 0, payablePaise: 45_000 },
  },
  'combo and coupon': {
    cart: buildCart([one(), two()], { offers: [combo(1, 24_000)], coupon: ten }),
    lines: [
      [1, 7200],
      [1, 14_400],
    ],
    totals: {
      itemsPaise: 24_000,
      couponDiscountPaise: 2400,
      offerDiscountPaise: 6000,
      payablePaise: 21_600,
    },
  },
  'threshold and coupon': {
    cart: buildCart([one(), two()], {
      offers: [threshold(1, 30_000, { kind: 'amount', amountPaise: 3000 })],
      coupon: off(2700),
    }),
    lines: [
      [1, 8100],
      [1, 16_200],
    ],
    totals: { itemsPaise: 27_000, couponDiscountPaise: 2700, payablePaise: 24_300 },
  },
  'a coupon on goods at 18 %, to another State': {
    cart: buildCart([one({ taxBasisPoints: 1800 })], { coupon: ten, ...chennai }),
    lines: [[0, 10_620]],
    totals: {
      taxablePaise: 9000,
      igstPaise: 1620,
      couponDiscountPaise: 1180,
      payablePaise: 10_600,
      roundOffPaise: -20,
    },
  },
  'a coupon over goods that an offer made free': {
    cart: buildCart([one(), two()], { offers: [percent(1, 10_000)], coupon: ten }),
    lines: [
      [1, 0],
      [0, 18_000],
    ],
    totals: { itemsPaise: 20_000, couponDiscountPaise: 2000, payablePaise: 18_000 },
  },
  'a coupon when offers have made everything free': {
    cart: buildCart([one()], { offers: [percent(1, 10_000)], coupon: off(500) }),
    lines: [[1, 0]],
    totals: { itemsPaise: 0, couponDiscountPaise: 0, payablePaise: 0 },
  },
  'a coupon that eats all, with delivery': {
    cart: buildCart([one()], {
      coupon: off(99_999),
      delivery: buildDelivery({ slotFeePaise: 2000 }),
    }),
    lines: [[0, 0]],
    totals: {
      couponDiscountPaise: 10_000,
      deliveryChargePaise: 4000,
      slotFeePaise: 2000,
      deliveryTaxPaise: 1080,
      payablePaise: 7100,
    },
  },
  'the worked example with the offers only': {
    cart: { ...exampleCart('29'), coupon: null },
    lines: [
      [0, 8400],
      [0, 18_499],
      [0, 9900],
      [1, 6000],
      [2, 5950],
    ],
    totals: {
      itemsPaise: 48_749,
      couponDiscountPaise: 0,
      offerDiscountPaise: 4050,
      deliveryTaxPaise: 1080,
      payablePaise: 55_800,
    },
  },
  'the worked example with the coupon only': {
    cart: { ...exampleCart('29'), offers: [] },
    lines: [
      [0, 7560],
      [0, 16_649],
      [0, 8911],
      [0, 8101],
      [0, 6299],
    ],
    totals: {
      itemsPaise: 52_799,
      couponDiscountPaise: 5280,
      deliveryChargePaise: 0,
      slotFeePaise: 2000,
    },
  },
  'the worked example without either': {
    cart: buildCart(exampleLines),
    lines: [
      [0, 8400],
      [0, 18_499],
      [0, 9900],
      [0, 9000],
      [0, 7000],
    ],
    totals: { itemsPaise: 52_799, savingsPaise: 1701, payablePaise: 52_800, roundOffPaise: 1 },
  },
  'FRESH10 at its limit, over an offer': {
    cart: buildCart([one({ quantity: 20 })], { offers: [percent(1, 1000)], coupon: fresh10 }),
    lines: [[1, 170_000]],
    totals: { itemsPaise: 180_000, couponDiscountPaise: 10_000, payablePaise: 170_000 },
  },
  'a party rate below the public one, with an offer': {
    cart: buildCart([one({ ratePaise: 9000 })], { offers: [percent(1, 500)] }),
    lines: [[1, 8550]],
    totals: { offerDiscountPaise: 450, savingsPaise: 11_450 },
  },
  'goods at MRP with a coupon': {
    cart: buildCart([one({ ratePaise: 17_619, mrpPaise: 18_500, taxBasisPoints: 500 })], {
      coupon: off(1850),
    }),
    lines: [[0, 16_649]],
    totals: {
      taxablePaise: 15_857,
      cgstPaise: 396,
      sgstPaise: 396,
      couponDiscountPaise: 1850,
      payablePaise: 16_600,
      roundOffPaise: -49,
    },
  },
};

describe('carts with offers and coupons', () => {
  it.each(Object.entries(rows))(
    '%s: has the expected lines and totals',
    (_case, { cart, lines, totals }) => {
      const priced = priceCart(cart);
      expect(
        priced.lines.map((line) => [line.appliedOffer?.offerId ?? 0, line.totalPaise]),
      ).toEqual(lines);
      expect(priced.totals).toMatchObject(totals);
    },
  );
});
