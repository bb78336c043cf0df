import { isActiveStatus } from '@tokri/contracts/orders';
import type { Envelope } from '@tokri/contracts/events';
import {
  cartRefused,
  couponRedeemed,
  couponRefused,
  orderCancelled,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  slotBooked,
  slotRefused,
  stockRefused,
  stockReserved,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService, type PlacedOrderResponse } from './order-service.ts';

let shop: OrderService;
let published: Envelope[];
beforeAll(async () => {
  shop = await startOrderService('saga');
  published = collectEvents(shop.broker, [
    orderPlaced,
    orderConfirmed,
    orderRejected,
    orderCancelled,
    orderStatusChanged,
  ]);
  await shop.publishAddress(3, 7);
}, 60_000);
afterAll(() => shop.stop());

const eventsOfOrder = (orderId: number) =>
  published.filter((event) => event.key === String(orderId)).map(({ type, seq }) => [type, seq]);
const findPlacedEvent = (holdId: number) =>
  eventually(
    () =>
      published.find(
        (event) =>
          event.type === 'order.placed.v1' && (event.data as { holdId: number }).holdId === holdId,
      ),
    { missing: `order.placed of hold ${holdId}` },
  );
const findOrderId = async (holdId: number): Promise<number> =>
  Number((await findPlacedEvent(holdId)).key);
const readStatus = async (orderId: number): Promise<number> =>
  (
    (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body as {
      Status: number;
    }
  ).Status;

describe('placing a cash order', () => {
  it('confirms the order when slot, stock and cart accept', async () => {
    const response = shop.place(101);
    await shop.acceptAll(await findOrderId(101));
    const { Id, Error, Status } = await response;
    expect([Error, Status]).toEqual([0, 3]);
    await eventually(() => eventsOfOrder(Id).length === 2, { missing: 'two events' });
    expect(eventsOfOrder(Id)).toEqual([
      ['order.placed.v1', 1],
      ['order.confirmed.v1', 2],
    ]);
  });

  it("stores and publishes the customer's language, English by default", async () => {
    await Promise.all([shop.place(170, { language: 'hi' }), shop.place(171)]);
    expect(
      [await findPlacedEvent(170), await findPlacedEvent(171)].map(
        ({ data }) => (data as { language: string }).language,
      ),
    ).toEqual(['hi', 'en']);
  });

  it('responds with Placed after 1.5 s without replies', async () =>
    expect(await shop.place(102)).toMatchObject({ Error: 0, Status: 1 }));

  it('returns the short lines when stock is missing and publishes the rejection once', async () => {
    const response = shop.place(103);
    const orderId = await findOrderId(103);
    await publishEvent(shop.broker, stockRefused, {
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
    await eventually(() => eventsOfOrder(orderId).length === 2, { missing: 'order.rejected' });
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
    await shop.acceptAll(await findOrderId(102));
    await eventually(async () => (await readStatus(await findOrderId(102))) === 3, {
      missing: 'the order behind the late answers',
    });
    expect(eventsOfOrder(orderId)).toHaveLength(2);
  });

  it.each([
    [
      'the place is gone',
      104,
      (orderId: number) =>
        publishEvent(shop.broker, slotRefused, {
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
        publishEvent(shop.broker, slotRefused, {
          key: '5',
          seq: 1,
          data: { slotId: 5, holdId: 161, orderId, code: 'slot-minimum-order' },
        }),
      'slot-minimum-order',
      'Your cart is below the minimum order of this slot.',
    ],
    [
      'the cart is another',
      105,
      (orderId: number) =>
        publishEvent(shop.broker, cartRefused, {
          key: '7',
          seq: 1,
          data: { userId: 7, pdate: shop.pdate, orderId, code: 'quote-changed' },
        }),
      'quote-changed',
    ],
    [
      'another order has the cart',
      125,
      (orderId: number) =>
        publishEvent(shop.broker, cartRefused, {
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
      await publishReply(await findOrderId(holdId));
      expect(await response).toMatchObject({
        Error: 1,
        Code: code,
        ...(message && { Message: message }),
      });
    },
  );

  it('publishes the slot requirements of the cart', async () => {
    const response = shop.place(162, { claims: { leadTimeMinutes: 90 } });
    const { data } = await findPlacedEvent(162);
    expect(data).toMatchObject({ cart: { itemCount: 2, itemsPaise: 8_400, leadTimeMinutes: 90 } });
    await response;
  });

  it('waits for the coupon and shows it', async () => {
    const response = shop.place(127, {
      CouponCode: 'fresh10',
      claims: { coupon: { code: 'FRESH10', amountPaise: 840 } },
    });
    const orderId = await findOrderId(127);
    expect((await findPlacedEvent(127)).data).toMatchObject({ couponCode: 'FRESH10' });
    await shop.acceptAll(orderId);
    await publishEvent(shop.broker, couponRedeemed, {
      key: String(orderId),
      seq: 2,
      data: { orderId, userId: 7, couponCode: 'FRESH10' },
    });
    expect(await response).toMatchObject({ Error: 0, Status: 3 });
    expect(
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body,
    ).toMatchObject({ Coupon: { Code: 'FRESH10', Amount: 8.4 } });
  });

  it('rejects a used-up coupon', async () => {
    const response = shop.place(128, { claims: { coupon: { code: 'FRESH10', amountPaise: 840 } } });
    const orderId = await findOrderId(128);
    await publishEvent(shop.broker, couponRefused, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId: 7, couponCode: 'FRESH10', code: 'coupon-used-up' },
    });
    expect(await response).toMatchObject({
      Error: 1,
      Code: 'coupon-used-up',
      Message: 'This coupon has been used up.',
    });
  });

  it('rejects a coupon that the quote does not contain without writing an order', async () => {
    expect(await shop.place(129, { CouponCode: 'FRESH10' })).toMatchObject({
      Error: 1,
      Code: 'quote-changed',
    });
  });

  it('rejects the cart of a confirmed order and names that order', async () => {
    const first = shop.place(150);
    await shop.acceptAll(await findOrderId(150));
    const { Id } = await first;
    expect(await shop.place(151, { claims: { cartVersion: 150 } })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'cart-taken',
      TakenBy: Id,
    });
  });

  it("gives the cart to one of two concurrent orders and names it in the other's rejection", async () => {
    const refusedEarly: PlacedOrderResponse[] = [];
    const responses = Promise.all(
      [152, 153].map(async (holdId) => {
        const response = await shop.place(holdId, { claims: { cartVersion: 152 } });
        if (response.Error === 1) refusedEarly.push(response);
        return response;
      }),
    );
    const placed = () =>
      published.filter(
        ({ type, data }) =>
          type === 'order.placed.v1' && (data as { cartVersion: number }).cartVersion === 152,
      );
    await eventually(() => placed().length + refusedEarly.length === 2, { missing: 'both' });
    const [winner, loser] = placed().map(({ key }) => Number(key));
    await shop.acceptAll(winner ?? 0);
    if (loser)
      await publishEvent(shop.broker, cartRefused, {
        key: '7',
        seq: 1,
        data: { userId: 7, pdate: shop.pdate, orderId: loser, code: 'cart-taken' },
      });
    expect((await responses).find(({ Error }) => Error === 1)).toMatchObject({
      Code: 'cart-taken',
      TakenBy: winner,
    });
  });

  it('lists the items of a confirmed order as purchased by its customer only', async () => {
    const response = shop.place(154);
    const orderId = await findOrderId(154);
    await shop.acceptAll(orderId);
    await response;
    const [line] = (
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } }))
        .body as { Lines: { ItemId: number }[] }
    ).Lines;
    const bought = async (userId: number) =>
      (await shop.call('GET', 'list-bought-item-ids', { as: { userId } })).body as {
        ItemId: number;
        Orders: number;
      }[];
    expect((await bought(7)).find(({ ItemId }) => ItemId === line?.ItemId)?.Orders).toBeGreaterThan(
      0,
    );
    expect(await bought(4711)).toEqual([]);
  });

  it('creates one order from 20 concurrent repeats', async () => {
    const responses = Promise.all(Array.from({ length: 20 }, () => shop.place(106)));
    await shop.acceptAll(await findOrderId(106));
    expect(new Set((await responses).map(({ Id }) => Id)).size).toBe(1);
    expect(
      published.filter((event) => (event.data as { holdId?: number }).holdId === 106),
    ).toHaveLength(1);
  });

  it.each<[string, number, Parameters<OrderService['place']>[1], string]>([
    ['a quote of somebody else', 110, { claims: { userId: 8 } }, 'quote-invalid'],
    ['a quote without a slot', 111, { claims: { slot: null } }, 'quote-invalid'],
    ['a quote that has run out', 112, { expiresInSeconds: -60 }, 'quote-expired'],
    ['a forged quote', 113, { QuoteToken: 'forged' }, 'quote-invalid'],
    ['another address than quoted', 114, { AddressId: 4 }, 'quote-changed'],
    ['paid online', 115, { PaymentMethod: 'online' }, 'payment-method'],
    [
      'a quote of somebody else with a hold that has an order',
      101,
      { userId: 8, claims: { userId: 7 } },
      'quote-invalid',
    ],
  ])('%s, refused and nothing written', async (_situation, holdId, body, code) => {
    const placed = () => published.filter(({ type }) => type === 'order.placed.v1');
    const before = placed().length;
    expect(await shop.place(holdId, body)).toMatchObject({ Id: 0, Error: 1, Code: code });
    expect(placed()).toHaveLength(before);
  });

  it('lets a customer order with their hold after a stranger used its id', async () => {
    await shop.publishAddress(30, 8);
    const stranger = shop.place(140, {
      userId: 8,
      AddressId: 30,
      claims: { userId: 8, addressId: 30 },
    });
    const strangersOrder = await findOrderId(140);
    await publishEvent(shop.broker, slotRefused, {
      key: '5',
      seq: 1,
      data: { slotId: 5, holdId: 140, orderId: strangersOrder, code: 'hold-expired' },
    });
    expect(await stranger).toMatchObject({ Error: 1, Code: 'hold-expired' });
    const mine = shop.place(140);
    const orderId = await eventually(
      () =>
        published.find(
          ({ type, data }) =>
            type === 'order.placed.v1' &&
            (data as { holdId: number; userId: number }).holdId === 140 &&
            (data as { userId: number }).userId === 7,
        )?.key,
      { missing: 'the order of the holder' },
    );
    await shop.acceptAll(Number(orderId));
    expect(await mine).toMatchObject({ Error: 0, Status: 3 });
  });

  it('responds with 409 when the address stays unknown for a second', async () => {
    const { status, body } = await shop.call('POST', 'place-order-without-payment', {
      as: { userId: 7 },
      body: {},
    });
    expect([status, (body as { code: string }).code]).toEqual([400, 'bad-input']);
    await expect(shop.place(116, { AddressId: 77, claims: { addressId: 77 } })).rejects.toThrow(
      'not-known-yet',
    );
  });
});

describe('cancelling an order', () => {
  const confirmed = async (holdId: number): Promise<PlacedOrderResponse> => {
    const response = shop.place(holdId);
    await shop.acceptAll(await findOrderId(holdId));
    return response;
  };
  it('publishes one cancellation when the customer repeats it', async () => {
    const { Id } = await confirmed(120);
    const cancel = () =>
      shop.call('GET', `cancel-order?TransactionId=${Id}&reason=Ordered%20twice`, {
        as: { userId: 7 },
      });
    expect((await cancel()).body).toMatchObject([{ Id, Error: 0, RefundAmount: 0, Status: 7 }]);
    expect((await cancel()).body).toMatchObject([{ Id, Error: 0, Status: 7 }]);
    await eventually(() => eventsOfOrder(Id).length === 3, { missing: 'order.cancelled' });
    expect(
      (await shop.call('GET', `read-order?TransactionId=${Id}`, { as: { userId: 7 } })).body,
    ).toMatchObject({ Status: 7, CancelReason: 'Ordered twice', CanCancel: false });
  });
  it('rejects another customer with 403', async () => {
    const { Id } = await confirmed(121);
    expect(
      (await shop.call('GET', `cancel-order?TransactionId=${Id}&reason=x`, { as: { userId: 8 } }))
        .status,
    ).toBe(403);
    expect(await readStatus(Id)).toBe(3);
  });
  it('rejects a request without a token with 401', async () =>
    expect((await shop.call('GET', 'cancel-order?TransactionId=1&reason=x')).status).toBe(401));
  it('rejects an unknown order with 404', async () =>
    expect(
      (await shop.call('GET', 'cancel-order?TransactionId=99999&reason=x', { as: { userId: 7 } }))
        .status,
    ).toBe(404));
});

describe('status changes by staff', () => {
  const move = (
    orderId: number,
    status: number,
    as: { userId: number; permissions?: readonly 'transactions'[] },
  ) => shop.call('GET', `move-order?TransactionId=${orderId}&Status=${status}`, { as });
  const staff = { userId: 1, permissions: ['transactions'] as const };
  it('publishes packing once and rejects a step back and customers', async () => {
    const response = shop.place(130);
    const orderId = await findOrderId(130);
    await shop.acceptAll(orderId);
    await response;
    expect((await move(orderId, 4, { userId: 7 })).status).toBe(403);
    expect((await move(orderId, 4, staff)).body).toMatchObject([{ Error: 0, Status: 4 }]);
    expect((await move(orderId, 4, staff)).body).toMatchObject([{ Error: 0, Status: 4 }]);
    expect((await move(orderId, 3, staff)).body).toMatchObject([
      { Error: 1, Code: 'transition-refused' },
    ]);
    await eventually(() => eventsOfOrder(orderId).length === 3, {
      missing: 'order.status-changed',
    });
  });
});

describe('reading orders', () => {
  it('rejects another customer with 403 and shows staff everything', async () => {
    const orderId = await findOrderId(101);
    expect(
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 8 } })).status,
    ).toBe(403);
    const { body } = await shop.call('GET', `read-order?TransactionId=${orderId}`, {
      as: { userId: 1, permissions: ['transactions'] },
    });
    expect(body).toMatchObject({
      Id: orderId,
      Totals: { Payable: 131 },
      Address: { Name: 'Meera Nair', Pincode: '560034' },
      Lines: [{ Name: 'Onion', Quantity: 2, Total: 84 }],
    });
  });
  it("lists a user's orders, newest first", async () => {
    const { body } = await shop.call('GET', 'list-orders-of-user?UserId=7', { as: { userId: 7 } });
    const ids = (body as readonly { Id: number }[]).map(({ Id }) => Id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids.length).toBeGreaterThan(3);
  });
  it('lists active orders first across pages without a gap', async () => {
    const read = async (page: number, pageSize: number) =>
      (
        await shop.call(
          'GET',
          `list-orders-of-user?UserId=7&Sort=running&page=${page}&pageSize=${pageSize}`,
          { as: { userId: 7 } },
        )
      ).body as readonly { Id: number; Status: number }[];
    const whole = await read(1, 200);
    const statuses = whole.map(({ Status }) => isActiveStatus(Status));
    expect([statuses.filter(Boolean).length > 0, statuses.includes(false)]).toEqual([true, true]);
    expect(statuses).toEqual([...statuses].sort((a, b) => Number(b) - Number(a)));
    for (const group of [true, false]) {
      const ids = whole
        .filter(({ Status }) => isActiveStatus(Status) === group)
        .map(({ Id }) => Id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
    }
    const paged: number[] = [];
    for (let page = 1; paged.length < whole.length; page += 1)
      paged.push(...(await read(page, 2)).map(({ Id }) => Id));
    expect(paged).toEqual(whole.map(({ Id }) => Id));
  });
  it('rejects the list of another user with 403', async () =>
    expect(
      (await shop.call('GET', 'list-orders-of-user?UserId=7', { as: { userId: 8 } })).status,
    ).toBe(403));
});
