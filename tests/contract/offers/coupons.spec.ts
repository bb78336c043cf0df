import type { CartResponse, ItemResponse, UsedCoupon, UserCoupon } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApi, callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import {
  cancelOrder,
  fillCart,
  holdSlot,
  orderBody,
  placeOrder,
  readCart,
  readOrder,
  waitForOrder,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestArea } from '../../support/api/test-area.ts';
import { testUsers } from '../../support/api/test-users.ts';
import { restockDemoBiscuits } from './demo-biscuits.ts';

interface OrderWithCoupon {
  readonly orderId: number;
  readonly cart: CartResponse;
}

const listCoupons = (
  { userId, token }: SignedInUser,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly UserCoupon[]> =>
  callApiOk({
    path: '/api/Coupons',
    query: { CouponForUser: String(userId), cmpId: '1', ...more },
    token,
  });
const listUsedCoupons = ({ userId, token }: SignedInUser): Promise<readonly UsedCoupon[]> =>
  callApiOk({ path: '/api/Coupons', query: { TUid: String(userId) }, token });

describe('coupons of the demo shop', () => {
  const { clerk } = testUsers();
  const date = dayAhead(3);
  let halfHour = 10;
  let biscuits: Goods;
  beforeAll(async () => {
    await openTestArea(clerk);
    biscuits = await restockDemoBiscuits(clerk);
  });

  const createPurchaseFor = async (customer: {
    buyer: SignedInUser;
    addressId: number;
  }): Promise<Purchase> => {
    halfHour += 1;
    return {
      ...customer,
      slot: await openSlot(clerk, {
        date,
        start: `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`,
        end: '23:59',
      }),
    };
  };
  const orderWithCoupon = async (
    purchase: Purchase,
    CouponCode: string,
    goods: Goods,
  ): Promise<OrderWithCoupon> => {
    await fillCart(purchase.buyer, [goods], date);
    const cart = await eventually(
      async () => {
        const read = await readCart(purchase.buyer, date, {
          AddressId: String(purchase.addressId),
          SlotId: String(purchase.slot.Id),
          CouponCode,
        });
        return read.Quote ? read : undefined;
      },
      { missing: 'a quote with the coupon' },
    );
    const { Id } = await holdSlot(purchase, cart.Quote?.Token ?? '');
    const placed = await placeOrder(purchase.buyer, {
      ...orderBody(purchase, cart.Quote?.Token ?? '', Id),
      CouponCode,
    } as ReturnType<typeof orderBody>);
    await waitForOrder(purchase.buyer, placed.Id, { states: [3] });
    return { orderId: placed.Id, cart };
  };

  it('are returned with their discount or the reason why a new customer cannot use them', async () => {
    const { buyer } = await createCustomer();
    await fillCart(buyer, [biscuits], date);
    const coupons = new Map(
      (await listCoupons(buyer, { PDate: date })).map((coupon) => [coupon.Code, coupon]),
    );
    expect(coupons.get('FRESH10')).toMatchObject({ Usable: true, Error: 0, Reason: '' });
    expect(coupons.get('FRESH10')?.Amount).toBeGreaterThan(0);
    expect(coupons.get('WELCOME50')).toMatchObject({
      Usable: false,
      Error: 1,
      Reason: 'coupon-minimum',
      Amount: 0,
    });
    expect(coupons.has('EXPIRED20')).toBe(false);
    expect((await listCoupons(buyer, { code: 'EXPIRED20' }))[0]).toMatchObject({
      Usable: false,
      Reason: 'coupon-ended',
    });
    expect((await listCoupons(buyer, { code: 'nothing' }))[0]).toMatchObject({
      Error: 1,
      Reason: 'coupon-unknown',
      Code: 'NOTHING',
    });
    expect((await listCoupons(buyer, { code: ' fresh10 ', PDate: date }))[0]).toMatchObject({
      Error: 0,
      Code: 'FRESH10',
    });
  });

  it('apply FRESH10 to quote and order once for each user and give it back after a cancellation', async () => {
    const customer = await createCustomer();
    const { buyer } = customer;
    const { orderId, cart } = await orderWithCoupon(await createPurchaseFor(customer), 'fresh10', {
      ...biscuits,
      quantity: 6,
    });
    expect(cart.Coupon).toMatchObject({ Code: 'FRESH10' });
    expect(await readOrder(buyer, orderId)).toMatchObject({
      Coupon: cart.Coupon,
      Totals: {
        OfferDiscount: cart.Totals.OfferDiscount,
        CouponDiscount: cart.Totals.CouponDiscount,
        Payable: cart.Totals.Payable,
      },
    });
    expect(
      (await listUsedCoupons(buyer)).map(({ Code, TransactionId }) => [Code, TransactionId]),
    ).toEqual([['FRESH10', orderId]]);
    await eventually(
      async () => (await listCoupons(buyer, { code: 'FRESH10' }))[0]?.Reason === 'coupon-used',
      { missing: 'the coupon as used' },
    );
    await fillCart(buyer, [biscuits], date);
    const again = await readCart(buyer, date, { CouponCode: 'FRESH10' });
    expect([again.Coupon, again.Messages.map(({ Code }) => Code), again.Quote !== null]).toEqual([
      null,
      ['coupon-used'],
      true,
    ]);
    await cancelOrder(buyer, orderId);
    await eventually(
      async () => (await listCoupons(buyer, { code: 'FRESH10' }))[0]?.Usable === true,
      { missing: 'the coupon given back' },
    );
    await eventually(async () => (await listUsedCoupons(buyer)).length === 0, {
      missing: 'the use gone',
    });
  });

  it('limit WELCOME50 to the first order', async () => {
    const customer = await createCustomer();
    const {
      Items: [expensiveItem],
    } = await callApiOk<{ Items: readonly ItemResponse[] }>({
      path: '/api/Filter',
      query: { minPrice: '600', inStock: '1' },
    });
    const unit = expensiveItem?.Units.find(
      ({ RateWithTax, Available }) => Available && RateWithTax >= 600,
    );
    const { cart } = await orderWithCoupon(await createPurchaseFor(customer), 'WELCOME50', {
      itemId: expensiveItem?.Id ?? 0,
      unitId: unit?.UnitId ?? 0,
      quantity: 1,
    });
    expect(cart.Coupon).toEqual({ Code: 'WELCOME50', Amount: 50 });
    await eventually(
      async () =>
        (await listCoupons(customer.buyer, { code: 'WELCOME50' }))[0]?.Reason ===
        'coupon-first-order',
      { missing: 'the reason' },
    );
  });

  it('give a coupon with one use to one of two customers and tell the other why', async () => {
    const Code = `ONE${Date.now().toString(36).toUpperCase()}`;
    await sendCommand({
      path: '/api/Coupons',
      token: clerk.token,
      body: {
        Code,
        Name: 'One use',
        Kind: 'amount',
        Amount: 5,
        FromDate: dayAhead(0),
        ToDate: dayAhead(1),
        TotalUses: 1,
      },
    });
    const customers = [await createCustomer(), await createCustomer()];
    const bodies = [];
    for (const customer of customers) {
      const purchase = await createPurchaseFor(customer);
      await fillCart(customer.buyer, [biscuits], date);
      const cart = await eventually(
        async () => {
          const read = await readCart(customer.buyer, date, {
            AddressId: String(purchase.addressId),
            SlotId: String(purchase.slot.Id),
            CouponCode: Code,
          });
          return read.Quote && read.Coupon ? read : undefined;
        },
        { missing: 'a quote with the coupon' },
      );
      const { Id } = await holdSlot(purchase, cart.Quote?.Token ?? '');
      bodies.push({
        token: customer.buyer.token,
        body: { ...orderBody(purchase, cart.Quote?.Token ?? '', Id), CouponCode: Code },
      });
    }
    const responses = await Promise.all(
      bodies.map(({ token, body }) =>
        callApi({ method: 'POST', path: '/api/TransactionWithoutPayment', token, body }),
      ),
    );
    const codes = responses
      .map(({ body }) => (body as readonly { Code: string }[])[0]?.Code ?? '')
      .sort();
    expect(codes).toEqual(['', 'coupon-used-up']);
  });
});
