import { addDays, shopDate } from '@tokri/contracts/dates';
import {
  orderCancelled,
  orderConfirmed,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import type { UserCoupon } from '@tokri/contracts/api';
import type { CouponTerms } from '@tokri/contracts/pricing';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
const today = shopDate(new Date());

const buildCouponTerms = (code: string, change: Partial<CouponTerms> = {}): CouponTerms => ({
  couponId: 1,
  companyId: 1,
  coupon: {
    code,
    reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: null },
    minimumItemsPaise: 0,
  },
  name: code,
  fromDate: addDays(today, -5),
  toDate: addDays(today, 5),
  perUserMax: null,
  usesMax: null,
  isFirstOrderOnly: false,
  isOn: true,
  ...change,
});

beforeAll(async () => {
  service = await startCartService('coupons');
  await service.publishCoupon(1, {
    terms: buildCouponTerms('TEN', { perUserMax: 1 }),
    usesLeft: null,
  });
  await service.publishCoupon(1, {
    terms: buildCouponTerms('FIRST', { couponId: 2, isFirstOrderOnly: true }),
    usesLeft: null,
  });
  await service.publishCoupon(1, {
    terms: buildCouponTerms('GONE', { couponId: 3, usesMax: 5 }),
    usesLeft: 0,
  });
  await service.publishCoupon(1, {
    terms: buildCouponTerms('OLD', { couponId: 4, toDate: addDays(today, -1) }),
    usesLeft: null,
  });
  await service.publishCoupon(1, {
    terms: {
      ...buildCouponTerms('BIG', { couponId: 5 }),
      coupon: {
        code: 'BIG',
        reward: { kind: 'amount', amountPaise: 5000 },
        minimumItemsPaise: 50_000,
      },
    },
    usesLeft: null,
  });
  await service.publishCoupon(1, {
    terms: buildCouponTerms('SECRET', { couponId: 6, isOn: false }),
    usesLeft: null,
  });
  await service.publishCoupon(1, {
    terms: buildCouponTerms('OTHERS', { couponId: 7, companyId: 2 }),
    usesLeft: null,
  });
});
afterAll(() => service.stop());

const readCoupons = async (userId: number, code?: string): Promise<readonly UserCoupon[]> => {
  const row = code === undefined ? 'list-coupons-for-user' : 'check-coupon';
  return (
    await service.call(
      'GET',
      `${row}?CouponForUser=${userId}&cmpId=1&PDate=${service.pdate}${code === undefined ? '' : `&code=${code}`}`,
      { as: userId },
    )
  ).body;
};
const readReason = async (userId: number, code: string): Promise<string> =>
  (await readCoupons(userId, code))[0]?.Reason ?? '';

describe('coupon of another company', () => {
  it('is neither listed nor accepted', async () => {
    await service.uploadLine(90);
    expect(await readReason(90, 'OTHERS')).toBe('coupon-unknown');
    expect((await readCoupons(90)).map(({ Code }) => Code)).not.toContain('OTHERS');
    expect(await service.readCart(90, '&Pincode=560034&CouponCode=OTHERS')).toMatchObject({
      Coupon: null,
      Messages: [{ Code: 'coupon-unknown' }],
    });
    expect((await service.readCart(90, '&Pincode=560034&CouponCode=TEN')).Coupon).toMatchObject({
      Code: 'TEN',
    });
  });
});

describe('coupons in a cart', () => {
  it('applies a valid coupon to totals and quote, ignoring case', async () => {
    await service.uploadLine(10);
    const cart = await service.readCart(10, '&Pincode=560034&CouponCode=ten');
    expect([cart.Coupon, cart.Totals.CouponDiscount, cart.Totals.Taxable]).toEqual([
      { Code: 'TEN', Amount: 8.4 },
      8.4,
      75.6,
    ]);
    expect((await service.readClaims(cart)).coupon).toEqual({ code: 'TEN', amountPaise: 840 });
  });

  it.each([
    ['GONE', 'coupon-used-up'],
    ['OLD', 'coupon-ended'],
    ['SECRET', 'coupon-unknown'],
    ['NOTHING', 'coupon-unknown'],
    ['BIG', 'coupon-minimum'],
  ])('reports %s as %s and still quotes the cart', async (code, reason) => {
    await service.uploadLine(11, { LineKey: '00000000-0000-4000-8000-00000000000b' });
    const cart = await service.readCart(11, `&Pincode=560034&CouponCode=${code}`);
    expect([cart.Coupon, cart.Messages.map(({ Code }) => Code), cart.Quote !== null]).toEqual([
      null,
      [reason],
      true,
    ]);
    expect(await readReason(11, code)).toBe(reason);
  });

  it('lists usable coupons first with their discount or shortfall, and no ended ones', async () => {
    await service.uploadLine(12);
    const listed = await readCoupons(12);
    expect(listed.map(({ Code, Usable, Amount, Short }) => [Code, Usable, Amount, Short])).toEqual([
      ['TEN', true, 8.4, 0],
      ['FIRST', true, 8.4, 0],
      ['GONE', false, 0, 0],
      ['BIG', false, 0, 416],
    ]);
    expect(listed.at(-1)?.Message).toBe('Add ₹416 more to use this coupon.');
  });

  it('rejects access for other people with 403 and without a token with 401', async () => {
    expect(
      (await service.call('GET', 'list-coupons-for-user?CouponForUser=12&cmpId=1', { as: 13 }))
        .status,
    ).toBe(403);
    expect(
      (await service.call('GET', 'list-coupons-for-user?CouponForUser=12&cmpId=1')).status,
    ).toBe(401);
  });
});

describe('coupons after orders', () => {
  const base = (orderId: number, userId: number) => ({
    orderId,
    userId,
    partyId: 0,
    status: 1,
    paymentStatus: 1,
    pdate: service.pdate,
    holdId: 1,
    slotId: 5,
  });
  const place = async (orderId: number, userId: number, couponCode: string | null) => {
    await service.uploadLine(userId);
    const { cartVersion } = await service.readClaims(
      await service.readCart(userId, '&Pincode=560034'),
    );
    await publishEvent(service.broker, orderPlaced, {
      key: String(orderId),
      seq: 1,
      data: {
        ...base(orderId, userId),
        companyId: 1,
        transactionNumber: 'T',
        cartVersion,
        paymentMethod: 'cod',
        payablePaise: 1,
        couponCode,
        lines: [],
      },
    });
  };
  const reason = (userId: number, code: string, expected: string) =>
    eventually(async () => (await readReason(userId, code)) === expected, {
      missing: `${code} of user ${userId} as '${expected}'`,
    });

  it('counts as used after an order, though not in the cart of that order, and is usable after its rejection', async () => {
    await place(1, 20, 'TEN');
    await reason(20, 'TEN', 'coupon-used');
    await reason(20, 'FIRST', 'coupon-first-order');
    expect((await service.readCart(20, '&Pincode=560034&CouponCode=TEN')).Coupon).toMatchObject({
      Code: 'TEN',
    });
    await publishEvent(service.broker, orderRejected, {
      key: '1',
      seq: 2,
      data: { ...base(1, 20), code: 'slot-full', lines: [] },
    });
    await reason(20, 'TEN', '');
    await reason(20, 'FIRST', '');
  });

  it('counts a confirmed order until it is cancelled', async () => {
    await place(2, 21, null);
    await reason(21, 'FIRST', 'coupon-first-order');
    await publishEvent(service.broker, orderConfirmed, {
      key: '2',
      seq: 2,
      data: { ...base(2, 21), cartVersion: 1, lines: [] },
    });
    await reason(21, 'FIRST', 'coupon-first-order');
    expect(await readReason(21, 'TEN')).toBe('');
    await publishEvent(service.broker, orderCancelled, {
      key: '2',
      seq: 3,
      data: { ...base(2, 21), by: 'customer', lines: [] },
    });
    await reason(21, 'FIRST', '');
  });

  it('does not count an order with an expired payment until it is paid', async () => {
    await place(3, 22, 'TEN');
    await reason(22, 'TEN', 'coupon-used');
    await publishEvent(service.broker, orderPaymentExpired, {
      key: '3',
      seq: 2,
      data: { ...base(3, 22), lines: [] },
    });
    await reason(22, 'TEN', '');
    await publishEvent(service.broker, orderConfirmed, {
      key: '3',
      seq: 3,
      data: { ...base(3, 22), cartVersion: 1, lines: [] },
    });
    await reason(22, 'TEN', 'coupon-used');
  });
});
