import { buildCart, buildDelivery, fresh10, buildLine } from './carts.fixture.ts';
import type { PricingInput } from '../price-cart.ts';
import type { PricedTotals } from '../priced-cart.ts';
import type { Coupon } from '../price-rules.ts';

export interface Case {
  readonly cart: PricingInput;
  readonly lines?: readonly number[];
  readonly totals: Partial<PricedTotals>;
}
export const exempt = (ratePaise: number) => buildLine({ ratePaise, mrpPaise: ratePaise });
export const amountCoupon = (amountPaise: number, minimumItemsPaise = 0): Coupon => ({
  code: 'OFF',
  reward: { kind: 'amount', amountPaise },
  minimumItemsPaise,
});
export const two = [
  buildLine({ key: 'a', ratePaise: 10_000 }),
  buildLine({ key: 'b', itemId: 2, ratePaise: 10_000, taxBasisPoints: 1800 }),
];

export const cartCases: Readonly<Record<string, Case>> = {
  'exempt goods': {
    cart: buildCart([exempt(10_000)]),
    totals: {
      taxablePaise: 10_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      roundOffPaise: 0,
      payablePaise: 10_000,
    },
  },
  'goods at 5 %': {
    cart: buildCart([buildLine({ taxBasisPoints: 500 })]),
    totals: {
      cgstPaise: 250,
      sgstPaise: 250,
      itemsPaise: 10_500,
      savingsPaise: 9500,
      payablePaise: 10_500,
    },
  },
  'goods at 18 %': {
    cart: buildCart([buildLine({ taxBasisPoints: 1800 })]),
    totals: { cgstPaise: 900, sgstPaise: 900, payablePaise: 11_800 },
  },
  'goods at 40 %': {
    cart: buildCart([buildLine({ taxBasisPoints: 4000 })]),
    totals: { cgstPaise: 2000, sgstPaise: 2000, payablePaise: 14_000 },
  },
  'goods at 2.5 %': {
    cart: buildCart([buildLine({ ratePaise: 999, taxBasisPoints: 250 })]),
    totals: {
      cgstPaise: 12,
      sgstPaise: 12,
      itemsPaise: 1023,
      roundOffPaise: -23,
      payablePaise: 1000,
    },
  },
  '210.97 at 18 % in the same State': {
    cart: buildCart([buildLine({ ratePaise: 21_097, taxBasisPoints: 1800 })]),
    totals: { cgstPaise: 1899, sgstPaise: 1899, roundOffPaise: 5, payablePaise: 24_900 },
  },
  '210.97 at 18 % to another State': {
    cart: buildCart([buildLine({ ratePaise: 21_097, taxBasisPoints: 1800 })], {
      deliveryState: '33',
    }),
    totals: { cgstPaise: 0, igstPaise: 3797, roundOffPaise: 6, payablePaise: 24_900 },
  },
  'goods at MRP, ten units': {
    cart: buildCart([
      buildLine({ ratePaise: 17_619, mrpPaise: 18_500, taxBasisPoints: 500, quantity: 10 }),
    ]),
    totals: { mrpPaise: 185_000, itemsPaise: 184_990, savingsPaise: 10, payablePaise: 185_000 },
  },
  'no address and no pincode': {
    cart: buildCart([buildLine({ taxBasisPoints: 500 })], { deliveryState: null }),
    totals: { cgstPaise: 250, sgstPaise: 250, igstPaise: 0 },
  },
  'a sum that ends on 49 paise': {
    cart: buildCart([exempt(10_049)]),
    totals: { roundOffPaise: -49, payablePaise: 10_000 },
  },
  'a sum that ends on 50 paise': {
    cart: buildCart([exempt(10_050)]),
    totals: { roundOffPaise: 50, payablePaise: 10_100 },
  },
  'a sum that ends on 51 paise': {
    cart: buildCart([exempt(10_051)]),
    totals: { roundOffPaise: 49, payablePaise: 10_100 },
  },
  'a shop that does not round': {
    cart: buildCart([exempt(10_051)], { roundToRupee: false }),
    totals: { roundOffPaise: 0, payablePaise: 10_051 },
  },
  'an amount coupon': {
    cart: buildCart(two, { coupon: amountCoupon(2180) }),
    lines: [9000, 10_620],
    totals: {
      itemsPaise: 21_800,
      couponDiscountPaise: 2180,
      payablePaise: 19_600,
      roundOffPaise: -20,
    },
  },
  'a coupon on an exempt line alone': {
    cart: buildCart([exempt(10_000)], { coupon: amountCoupon(333) }),
    lines: [9667],
    totals: { couponDiscountPaise: 333, payablePaise: 9700, roundOffPaise: 33 },
  },
  'a coupon larger than Items': {
    cart: buildCart([exempt(5000)], { coupon: amountCoupon(10_000) }),
    lines: [0],
    totals: { couponDiscountPaise: 5000, taxablePaise: 0, savingsPaise: 5000, payablePaise: 0 },
  },
  'a coupon as large as Items': {
    cart: buildCart(two, { coupon: amountCoupon(21_800) }),
    lines: [0, 0],
    totals: { couponDiscountPaise: 21_800, payablePaise: 0 },
  },
  'a coupon larger than Items with delivery': {
    cart: buildCart([exempt(5000)], { coupon: amountCoupon(10_000), delivery: buildDelivery() }),
    totals: { payablePaise: 4700, deliveryTaxPaise: 720, roundOffPaise: -20 },
  },
  'a percentage coupon below its cap': {
    cart: buildCart([exempt(99_995)], { coupon: fresh10 }),
    totals: { couponDiscountPaise: 10_000, payablePaise: 90_000 },
  },
  'a percentage coupon at its cap': {
    cart: buildCart([exempt(100_000)], { coupon: fresh10 }),
    totals: { couponDiscountPaise: 10_000, payablePaise: 90_000 },
  },
  'a percentage coupon above its cap': {
    cart: buildCart([exempt(200_000)], { coupon: fresh10 }),
    totals: { couponDiscountPaise: 10_000, payablePaise: 190_000 },
  },
  'a percentage coupon of half a paisa': {
    cart: buildCart([exempt(105)], { coupon: fresh10, roundToRupee: false }),
    totals: { couponDiscountPaise: 11, payablePaise: 94 },
  },
  'a coupon exactly at its minimum': {
    cart: buildCart([exempt(49_900)], { coupon: amountCoupon(5000, 49_900) }),
    totals: { couponDiscountPaise: 5000, payablePaise: 44_900 },
  },
  'a coupon one paisa below its minimum': {
    cart: buildCart([exempt(49_899)], { coupon: amountCoupon(5000, 49_900) }),
    totals: { couponDiscountPaise: 0, payablePaise: 49_900, roundOffPaise: 1 },
  },
  'a coupon that leaves a cart below free delivery': {
    cart: buildCart([exempt(50_000)], { coupon: amountCoupon(5000), delivery: buildDelivery() }),
    totals: { deliveryChargePaise: 0, payablePaise: 45_000 },
  },
  'delivery one paisa below the free sum': {
    cart: buildCart([exempt(49_899)], { delivery: buildDelivery() }),
    totals: {
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 720,
      payablePaise: 54_600,
      roundOffPaise: -19,
    },
  },
  'delivery exactly at the free sum': {
    cart: buildCart([exempt(49_900)], { delivery: buildDelivery() }),
    totals: { deliveryChargePaise: 0, deliveryTaxPaise: 0, payablePaise: 49_900 },
  },
  'the free sum reached with tax': {
    cart: buildCart([buildLine({ ratePaise: 47_524, mrpPaise: 50_000, taxBasisPoints: 500 })], {
      delivery: buildDelivery(),
    }),
    totals: { itemsPaise: 49_900, deliveryChargePaise: 0 },
  },
  'a slot fee with free delivery': {
    cart: buildCart([exempt(49_900)], { delivery: buildDelivery({ slotFeePaise: 2000 }) }),
    totals: {
      deliveryChargePaise: 0,
      slotFeePaise: 2000,
      deliveryTaxPaise: 360,
      payablePaise: 52_300,
      roundOffPaise: 40,
    },
  },
  'a slot fee with paid delivery': {
    cart: buildCart([exempt(10_000)], { delivery: buildDelivery({ slotFeePaise: 2000 }) }),
    totals: {
      deliveryChargePaise: 4000,
      slotFeePaise: 2000,
      deliveryTaxPaise: 1080,
      payablePaise: 17_100,
      roundOffPaise: 20,
    },
  },
  'delivery tax to another State': {
    cart: buildCart([exempt(10_000)], {
      deliveryState: '33',
      delivery: buildDelivery({ slotFeePaise: 25 }),
    }),
    totals: { deliveryTaxPaise: 725, igstPaise: 0, payablePaise: 14_800, roundOffPaise: 50 },
  },
  'delivery tax in halves that round': {
    cart: buildCart([exempt(10_000)], {
      delivery: buildDelivery({ slotFeePaise: 6 }),
      roundToRupee: false,
    }),
    totals: { deliveryTaxPaise: 722, payablePaise: 14_728 },
  },
  'a pincode without a charge': {
    cart: buildCart([exempt(10_000)], { delivery: buildDelivery({ pincode: '110001' }) }),
    totals: { deliveryChargePaise: 0, payablePaise: 10_000 },
  },
  'an empty cart': {
    cart: buildCart([], { delivery: buildDelivery({ slotFeePaise: 2000 }), coupon: fresh10 }),
    totals: {
      mrpPaise: 0,
      itemsPaise: 0,
      couponDiscountPaise: 0,
      deliveryChargePaise: 0,
      slotFeePaise: 0,
      deliveryTaxPaise: 0,
      payablePaise: 0,
    },
  },
  'a free item': { cart: buildCart([exempt(0)]), totals: { mrpPaise: 0, payablePaise: 0 } },
};
