import {
  cartRejected,
  couponRedeemed,
  couponRejected,
  slotBooked,
  slotRejected,
  stockRejected,
  stockReserved,
} from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSagaScenario, type SagaScenario } from './saga-scenario.ts';

let scenario: SagaScenario;
let shop: SagaScenario['shop'];
beforeAll(async () => {
  scenario = await startSagaScenario('saga');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

describe('placing a cash order', () => {
  it('confirms the order when slot, stock and cart accept', async () => {
    const response = shop.place(101);
    await shop.acceptAll(await scenario.findOrderId(101));
    const { Id } = await scenario.expectConfirmed(response);
    await eventually(() => scenario.eventsOfOrder(Id).length === 2, { missing: 'two events' });
    expect(scenario.eventsOfOrder(Id)).toEqual([
      ['order.placed.v1', 1],
      ['order.confirmed.v1', 2],
    ]);
    const confirmed = scenario.published.find(
      ({ key, type }) => key === String(Id) && type === 'order.confirmed.v1',
    );
    expect(confirmed?.data).toMatchObject({
      companyId: 1,
      placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it("stores and publishes the customer's language, English by default", async () => {
    await Promise.all([shop.place(170, { language: 'hi' }), shop.place(171)]);
    expect(
      [await scenario.findPlacedEvent(170), await scenario.findPlacedEvent(171)].map(
        ({ data }) => (data as { language: string }).language,
      ),
    ).toEqual(['hi', 'en']);
  });

  it('responds with Placed after 1.5 s without replies', async () =>
    expect(await shop.place(102)).toMatchObject({ Error: 0, Status: 1 }));

  it('names the item that staff withdrew after the quote', async () => {
    const [response, inHindi] = [shop.place(190), shop.place(191, { language: 'hi' })];
    for (const holdId of [190, 191]) {
      const orderId = await scenario.findOrderId(holdId);
      await publishEvent(shop.broker, stockRejected, {
        key: String(orderId),
        seq: 1,
        data: {
          orderId,
          short: [{ itemId: 11, unitId: 21, wanted: 2, free: 0, withdrawn: true }],
        },
      });
    }
    expect(await response).toMatchObject({
      Id: 0,
      Code: 'item-withdrawn',
      Message: 'Onion is no longer available. Remove it from your cart and order the rest.',
      Short: [{ ItemId: 11, UnitId: 21, Wanted: 2, Stock: 0 }],
    });
    expect(await inHindi).toMatchObject({
      Message: 'अब उपलब्ध नहीं है: प्याज़। इसे टोकरी से हटाकर बाकी सामान ऑर्डर करें।',
    });
  });
  it('returns the short lines when stock is missing and publishes the rejection once', async () => {
    const response = shop.place(103);
    const orderId = await scenario.findOrderId(103);
    await publishEvent(shop.broker, stockRejected, {
      key: String(orderId),
      seq: 1,
      data: { orderId, short: [{ itemId: 11, unitId: 21, wanted: 2, free: 1 }] },
    });
    expect(await response).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'stock-short',
      Status: 8,
      Short: [{ ItemId: 11, UnitId: 21, Wanted: 2, Stock: 1 }],
    });
    await eventually(() => scenario.eventsOfOrder(orderId).length === 2, {
      missing: 'order.rejected',
    });
    expect(
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body,
    ).toMatchObject({
      Rejection: {
        Code: 'stock-short',
        Message: 'Some items are out of stock. Please review your cart.',
        Short: [{ ItemId: 11, UnitId: 21, Wanted: 2, Stock: 1 }],
      },
    });
    await publishEvent(shop.broker, slotBooked, {
      key: '5',
      seq: 2,
      data: { slotId: 5, groupId: 1, holdId: 103, userId: 7, orderId },
    });
    await publishEvent(shop.broker, stockReserved, {
      key: String(orderId),
      seq: 2,
      data: { orderId },
    });
    await shop.acceptAll(await scenario.findOrderId(102));
    await eventually(
      async () => (await scenario.readStatus(await scenario.findOrderId(102))) === 3,
      {
        missing: 'the order behind the late answers',
      },
    );
    expect(scenario.eventsOfOrder(orderId)).toHaveLength(2);
  });

  it.each([
    [
      'the hold has expired',
      104,
      (orderId: number) =>
        publishEvent(shop.broker, slotRejected, {
          key: '5',
          seq: 1,
          data: { slotId: 5, holdId: 104, orderId, code: 'hold-expired' },
        }),
      'hold-expired',
    ],
    [
      'its cart is too small for the slot',
      161,
      (orderId: number) =>
        publishEvent(shop.broker, slotRejected, {
          key: '5',
          seq: 1,
          data: { slotId: 5, holdId: 161, orderId, code: 'slot-minimum-order' },
        }),
      'slot-minimum-order',
      'Your cart is below the minimum order of this slot.',
    ],
    [
      'the cart has changed',
      105,
      (orderId: number) =>
        publishEvent(shop.broker, cartRejected, {
          key: '7',
          seq: 1,
          data: { userId: 7, pdate: shop.pdate, orderId, code: 'quote-changed' },
        }),
      'quote-changed',
    ],
    [
      'the location was closed after the quote',
      126,
      (orderId: number) =>
        publishEvent(shop.broker, stockRejected, {
          key: String(orderId),
          seq: 1,
          data: { orderId, short: [], reason: 'location-closed' },
        }),
      'quote-changed',
    ],
    [
      'another order has the cart',
      125,
      (orderId: number) =>
        publishEvent(shop.broker, cartRejected, {
          key: '7',
          seq: 1,
          data: { userId: 7, pdate: shop.pdate, orderId, code: 'cart-taken' },
        }),
      'cart-taken',
    ],
  ] as const)(
    'rejects the order with a message when %s',
    async (...[, holdId, publishReply, code, message]) => {
      const response = shop.place(holdId);
      await publishReply(await scenario.findOrderId(holdId));
      expect(await response).toMatchObject({
        Error: 1,
        Code: code,
        ...(message && { Message: message }),
      });
    },
  );

  it('publishes the slot requirements of the cart', async () => {
    const response = shop.place(162, { claims: { leadTimeMinutes: 90 } });
    const { data } = await scenario.findPlacedEvent(162);
    expect(data).toMatchObject({ cart: { itemCount: 2, itemsPaise: 8_400, leadTimeMinutes: 90 } });
    await response;
  });

  it('waits for the coupon and shows it', async () => {
    const response = shop.place(127, {
      CouponCode: 'fresh10',
      claims: { coupon: { code: 'FRESH10', amountPaise: 840 } },
    });
    const orderId = await scenario.findOrderId(127);
    expect((await scenario.findPlacedEvent(127)).data).toMatchObject({ couponCode: 'FRESH10' });
    await shop.acceptAll(orderId);
    await publishEvent(shop.broker, couponRedeemed, {
      key: String(orderId),
      seq: 2,
      data: { orderId, userId: 7, couponCode: 'FRESH10' },
    });
    await scenario.expectConfirmed(response);
    expect(
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body,
    ).toMatchObject({ Coupon: { Code: 'FRESH10', Amount: 8.4 } });
  });

  it('rejects a used-up coupon', async () => {
    const response = shop.place(128, { claims: { coupon: { code: 'FRESH10', amountPaise: 840 } } });
    const orderId = await scenario.findOrderId(128);
    await publishEvent(shop.broker, couponRejected, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId: 7, couponCode: 'FRESH10', code: 'coupon-used-up' },
    });
    expect(await response).toMatchObject({
      Error: 1,
      Code: 'coupon-used-up',
      Message: 'This coupon has reached its usage limit.',
    });
  });

  it('rejects a coupon that the quote does not contain without writing an order', async () => {
    expect(await shop.place(129, { CouponCode: 'FRESH10' })).toMatchObject({
      Error: 1,
      Code: 'quote-changed',
    });
  });
});
