import { cartRejected, slotRejected } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import type { OrderService, PlacedOrderResponse } from './order-service.ts';
import { startSagaScenario, type SagaScenario } from './saga-scenario.ts';

let scenario: SagaScenario;
let shop: SagaScenario['shop'];
beforeAll(async () => {
  scenario = await startSagaScenario('order-conflicts');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

describe('placing an order for a cart or hold in use', () => {
  it('rejects the cart of a confirmed order and names that order', async () => {
    const first = shop.place(150);
    await shop.acceptAll(await scenario.findOrderId(150));
    const { Id } = await scenario.expectConfirmed(first);
    expect(await shop.place(151, { claims: { cartVersion: 150 } })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'cart-taken',
      TakenBy: Id,
    });
  });

  it("gives the cart to one of two concurrent orders and names it in the other's rejection", async () => {
    const holdIds = [152, 153];
    const place = (holdId: number) => shop.place(holdId, { claims: { cartVersion: 152 } });
    const rejectedAtOnce: PlacedOrderResponse[] = [];
    const responses = Promise.all(
      holdIds.map(async (holdId) => {
        const response = await place(holdId);
        if (response.Error === 1) rejectedAtOnce.push(response);
      }),
    );
    const placed = () =>
      scenario.published.filter(
        ({ type, data }) =>
          type === 'order.placed.v1' && (data as { cartVersion: number }).cartVersion === 152,
      );
    await eventually(() => placed().length + rejectedAtOnce.length === 2, { missing: 'both' });
    const [winner, loser] = placed().map(({ key }) => Number(key));
    await shop.acceptAll(winner ?? 0);
    if (loser)
      await publishEvent(shop.broker, cartRejected, {
        key: '7',
        seq: 1,
        data: { userId: 7, pdate: shop.pdate, orderId: loser, code: 'cart-taken' },
      });
    await responses;
    const rejected = await eventually(
      async () => (await Promise.all(holdIds.map(place))).find(({ Error }) => Error === 1),
      { missing: 'the rejection' },
    );
    expect(rejected).toMatchObject({ Code: 'cart-taken', TakenBy: winner });
  });

  it('lists the items of a confirmed order as bought by its customer only', async () => {
    const response = shop.place(154);
    const orderId = await scenario.findOrderId(154);
    await shop.acceptAll(orderId);
    await scenario.expectConfirmed(response);
    const [line] = (
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } }))
        .body as { Lines: { ItemId: number }[] }
    ).Lines;
    const fetchBoughtItems = async (userId: number) =>
      (await shop.call('GET', 'list-bought-item-ids', { as: { userId } })).body as {
        ItemId: number;
        Orders: number;
      }[];
    expect(
      (await fetchBoughtItems(7)).find(({ ItemId }) => ItemId === line?.ItemId)?.Orders,
    ).toBeGreaterThan(0);
    expect(await fetchBoughtItems(4711)).toEqual([]);
  });

  it('creates one order from 15 concurrent repeats', async () => {
    const responses = Promise.all(Array.from({ length: 15 }, () => shop.place(106)));
    await shop.acceptAll(await scenario.findOrderId(106));
    expect(new Set((await responses).map(({ Id }) => Id)).size).toBe(1);
    expect(
      scenario.published.filter((event) => (event.data as { holdId?: number }).holdId === 106),
    ).toHaveLength(1);
  });

  it('lets a customer order with their hold after a stranger used its id', async () => {
    await shop.publishAddress(30, 8);
    const placeAsStranger = () =>
      shop.place(140, { userId: 8, AddressId: 30, claims: { userId: 8, addressId: 30 } });
    const stranger = placeAsStranger();
    const strangersOrder = await scenario.findOrderId(140);
    await publishEvent(shop.broker, slotRejected, {
      key: '5',
      seq: 1,
      data: { slotId: 5, holdId: 140, orderId: strangersOrder, code: 'hold-expired' },
    });
    await stranger;
    const rejected = await eventually(
      async () => [await placeAsStranger()].find(({ Error }) => Error === 1),
      { missing: 'the rejection' },
    );
    expect(rejected).toMatchObject({ Error: 1, Code: 'hold-expired' });
    const ownOrder = shop.place(140);
    const orderId = await eventually(
      () =>
        scenario.published.find(
          ({ type, data }) =>
            type === 'order.placed.v1' &&
            (data as { holdId: number; userId: number }).holdId === 140 &&
            (data as { userId: number }).userId === 7,
        )?.key,
      { missing: 'the order of the holder' },
    );
    await shop.acceptAll(Number(orderId));
    await scenario.expectConfirmed(ownOrder);
  });
});

describe('invalid order requests', () => {
  it.each<[string, number, Parameters<OrderService['place']>[1], string]>([
    ['the quote belongs to another customer', 110, { claims: { userId: 8 } }, 'quote-invalid'],
    ['the quote has no slot', 111, { claims: { slot: null } }, 'quote-invalid'],
    ['the quote has expired', 112, { expiresInSeconds: -60 }, 'quote-expired'],
    ['the quote is forged', 113, { QuoteToken: 'forged' }, 'quote-invalid'],
    ['the address differs from the quoted one', 114, { AddressId: 4 }, 'quote-changed'],
    [
      'an online payment uses the operation for cash orders',
      115,
      { PaymentMethod: 'online' },
      'payment-method',
    ],
    [
      'the quote belongs to another customer and the hold already has an order',
      106,
      { userId: 8, claims: { userId: 7 } },
      'quote-invalid',
    ],
  ])('rejects the order and stores nothing when %s', async (_situation, holdId, body, code) => {
    const placed = () => scenario.published.filter(({ type }) => type === 'order.placed.v1');
    const before = placed().length;
    expect(await shop.place(holdId, body)).toMatchObject({ Id: 0, Error: 1, Code: code });
    expect(placed()).toHaveLength(before);
  });

  it('stores no order for the address of another customer, however the quote was made', async () => {
    const placed = () => scenario.published.filter(({ type }) => type === 'order.placed.v1');
    const before = placed().length;
    await shop.publishAddress(31, 8);
    await eventually(
      () => shop.place(118, { userId: 8, AddressId: 31, claims: { userId: 8, addressId: 31 } }),
      { missing: 'the order for the own address' },
    );
    await expect(shop.place(117, { AddressId: 31, claims: { addressId: 31 } })).rejects.toThrow(
      'not-known-yet',
    );
    await scenario.findOrderId(118);
    expect(placed()).toHaveLength(before + 1);
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
