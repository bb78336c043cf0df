import { buildCart, buildDelivery, fresh10, exampleCart, exampleLines } from './carts.fixture.ts';
import {
  percent,
  combo,
  threshold,
  off,
  ten,
  one,
  two,
  chennai,
} from './offer-builders.fixture.ts';
import type { OfferCase } from './offer-builders.fixture.ts';

export const couponCases: Readonly<Record<string, OfferCase>> = {
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
