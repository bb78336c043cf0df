import { buildCart } from './carts.fixture.ts';
import {
  everything,
  percent,
  amount,
  bundle,
  combo,
  threshold,
  one,
  two,
  chennai,
} from './offer-builders.fixture.ts';
import type { OfferCase } from './offer-builders.fixture.ts';

export const offerCases: Readonly<Record<string, OfferCase>> = {
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
};
