import { stockRejected, stockReleased, stockReserved } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents } from './order-events.ts';

interface TestResponse {
  readonly orderId: number;
  readonly short?: readonly unknown[];
}

describe('stock of orders', () => {
  let catalog: CatalogUnderTest;
  let orders: ReturnType<typeof createOrderEvents>;
  let response: Envelope<TestResponse>[];
  let aheadMs = 0;

  beforeAll(async () => {
    catalog = await startCatalog('reservations', { clock: () => new Date(Date.now() + aheadMs) });
    orders = createOrderEvents(catalog);
    response = collectEvents(catalog.broker, [
      stockReserved,
      stockRejected,
      stockReleased,
    ]) as typeof response;
  });
  afterAll(() => catalog.stop());

  const replyTypes = (orderId: number): string[] =>
    response.filter(({ data }) => data.orderId === orderId).map(({ type }) => type);
  const waitForReplies = (orderId: number, ...types: string[]) =>
    eventually(() => replyTypes(orderId).join() === types.join(), {
      missing: `${types.join()} of order ${orderId}`,
    });
  const waitForStoredState = (orderId: number, state: string) =>
    eventually(async () => (await orders.reservation(orderId))?.state === state, {
      missing: `reservation ${orderId} ${state}`,
    });

  it('reserves all lines of an order and merges lines of one unit', async () => {
    const [dal, rice] = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
    const orderId = orders.nextId();
    await orders.placed(orderId, [{ ...dal, quantity: 2 }, rice, { ...dal, quantity: 1 }]);
    await waitForReplies(orderId, 'stock.reserved.v1');
    expect(await orders.stockOf(dal)).toEqual({ free: 2, holds: { [orderId]: 3 } });
    expect(await orders.stockOf(rice)).toEqual({ free: 4, holds: { [orderId]: 1 } });
  });

  it('reserves stock again after a late payment and releases it on cancellation', async () => {
    const dal = await orders.createStockedItem(5);
    const orderId = orders.nextId();
    await orders.placed(orderId, [{ ...dal, quantity: 2 }]);
    await waitForReplies(orderId, 'stock.reserved.v1');
    await orders.paymentExpired(orderId, [{ ...dal, quantity: 2 }]);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
    await orders.paidLate(orderId, [{ ...dal, quantity: 2 }]);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1', 'stock.reserved.v1');
    expect(response.filter(({ data }) => data.orderId === orderId).at(-1)?.data).toEqual({
      orderId,
      round: 2,
    });
    expect(await orders.stockOf(dal)).toEqual({
      free: 3,
      holds: { [orderId]: 0, [`${orderId}:2`]: 2 },
    });
    await orders.cancelled(orderId, [{ ...dal, quantity: 2 }]);
    await eventually(async () => (await orders.stockOf(dal)).free === 5, {
      missing: 'the stock given back',
    });
  });

  it('rejects more than the maximum per order across lines and reserves nothing', async () => {
    const rice = await orders.createStockedItem(80);
    const orderId = orders.nextId();
    await orders.placed(orderId, [
      { ...rice, quantity: 50 },
      { ...rice, quantity: 1 },
    ]);
    await waitForReplies(orderId, 'stock.refused.v1');
    expect(response.find(({ data }) => data.orderId === orderId)?.data.short).toEqual([
      { itemId: rice.itemId, unitId: rice.unitId, wanted: 51, free: 50 },
    ]);
    expect((await orders.stockOf(rice)).free).toBe(80);
    const most = orders.nextId();
    await orders.placed(most, [{ ...rice, quantity: 50 }]);
    await waitForReplies(most, 'stock.reserved.v1');
  });

  it('gives the last piece to one of two buyers and reports the available stock to the other', async () => {
    const last = await orders.createStockedItem(1);
    const [entry, other] = [orders.nextId(), orders.nextId()];
    await Promise.all([orders.placed(entry, [last]), orders.placed(other, [last])]);
    await eventually(() => replyTypes(entry).length + replyTypes(other).length === 2, {
      missing: 'both answers',
    });
    expect([...replyTypes(entry), ...replyTypes(other)].sort()).toEqual([
      'stock.refused.v1',
      'stock.reserved.v1',
    ]);
    expect(
      response.find(
        ({ type, data }) =>
          type === 'stock.refused.v1' && (data.orderId === entry || data.orderId === other),
      )?.data.short,
    ).toEqual([{ itemId: last.itemId, unitId: last.unitId, wanted: 1, free: 0 }]);
    expect((await orders.stockOf(last)).free).toBe(0);
  });

  it('sells five pieces to five of twenty concurrent buyers', async () => {
    const limitedItem = await orders.createStockedItem(5);
    const ids = Array.from({ length: 20 }, () => orders.nextId());
    await Promise.all(ids.map((id) => orders.placed(id, [limitedItem])));
    await eventually(() => ids.every((id) => replyTypes(id).length === 1), {
      missing: 'twenty answers',
    });
    expect(ids.filter((id) => replyTypes(id)[0] === 'stock.reserved.v1')).toHaveLength(5);
    expect((await orders.stockOf(limitedItem)).free).toBe(0);
  });

  it('releases a partial reservation before it rejects, and reports all shortages', async () => {
    const [enough, little, none] = [
      await orders.createStockedItem(5),
      await orders.createStockedItem(1),
      await orders.createStockedItem(0),
    ];
    const orderId = orders.nextId();
    await orders.placed(orderId, [enough, { ...little, quantity: 2 }, none]);
    await waitForReplies(orderId, 'stock.refused.v1');
    expect(await orders.stockOf(enough)).toEqual({ free: 5, holds: { [orderId]: 0 } });
    expect(await orders.stockOf(little)).toEqual({ free: 1, holds: { [orderId]: 0 } });
    expect(response.find(({ data }) => data.orderId === orderId)?.data.short).toEqual([
      { itemId: little.itemId, unitId: little.unitId, wanted: 2, free: 1 },
      { itemId: none.itemId, unitId: none.unitId, wanted: 1, free: 0 },
    ]);
  });

  it('rejects an order with an unknown unit', async () => {
    const orderId = orders.nextId();
    await orders.placed(orderId, [{ itemId: 987_654, unitId: 987_654, quantity: 1 }]);
    await waitForReplies(orderId, 'stock.refused.v1');
  });

  it('handles a repeated order.placed once', async () => {
    const dal = await orders.createStockedItem(5);
    const orderId = orders.nextId();
    const { id } = await orders.placed(orderId, [dal]);
    await orders.placed(orderId, [dal], { id });
    await orders.placed(orderId, [dal]);
    const next = orders.nextId();
    await orders.placed(next, [dal]);
    await waitForReplies(next, 'stock.reserved.v1');
    await waitForReplies(orderId, 'stock.reserved.v1');
    expect((await orders.stockOf(dal)).free).toBe(3);
  });

  it.each(['rejected', 'cancelled'] as const)(
    'releases the stock of an order that is %s once, despite repeated events',
    async (end) => {
      const dal = await orders.createStockedItem(5);
      const orderId = orders.nextId();
      await orders.placed(orderId, [{ ...dal, quantity: 4 }]);
      await waitForReplies(orderId, 'stock.reserved.v1');
      await orders[end](orderId, [dal]);
      await orders[end](orderId, [dal]);
      await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
      expect(await orders.stockOf(dal)).toEqual({ free: 5, holds: { [orderId]: 0 } });
      expect(response.filter(({ data }) => data.orderId === orderId).map(({ seq }) => seq)).toEqual(
        [1, 2],
      );
    },
  );

  it('does not release stock when an order that got no stock is rejected', async () => {
    const little = await orders.createStockedItem(1);
    const orderId = orders.nextId();
    await orders.placed(orderId, [{ ...little, quantity: 2 }]);
    await waitForReplies(orderId, 'stock.refused.v1');
    await orders.rejected(orderId, [little]);
    const next = orders.nextId();
    await orders.placed(next, [little]);
    await waitForReplies(next, 'stock.reserved.v1');
    expect((await orders.stockOf(little)).free).toBe(0);
    expect(replyTypes(orderId)).toEqual(['stock.refused.v1']);
  });

  it('reserves nothing for an order that ended before it was seen', async () => {
    const dal = await orders.createStockedItem(5);
    const orderId = orders.nextId();
    await orders.rejected(orderId, [dal]);
    await waitForStoredState(orderId, 'released');
    await orders.placed(orderId, [dal]);
    const next = orders.nextId();
    await orders.placed(next, [dal]);
    await waitForReplies(next, 'stock.reserved.v1');
    expect(await orders.stockOf(dal)).toEqual({ free: 4, holds: { [next]: 1 } });
    expect(replyTypes(orderId)).toEqual([]);
  });

  it('consumes the stock of a packed order and restores it on cancellation', async () => {
    const dal = await orders.createStockedItem(5);
    const orderId = orders.nextId();
    await orders.placed(orderId, [{ ...dal, quantity: 2 }]);
    await waitForReplies(orderId, 'stock.reserved.v1');
    await orders.packed(orderId);
    await waitForStoredState(orderId, 'packed');
    expect(await orders.stockOf(dal)).toEqual({ free: 3, holds: { [orderId]: -1 } });
    await orders.cancelled(orderId, [dal]);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
    expect(await orders.stockOf(dal)).toEqual({ free: 5, holds: { [orderId]: 0 } });
  });

  it('removes the markers of ended reservations after two days', async () => {
    const dal = await orders.createStockedItem(5);
    const orderId = orders.nextId();
    await orders.placed(orderId, [dal]);
    await waitForReplies(orderId, 'stock.reserved.v1');
    await orders.rejected(orderId, [dal]);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
    const { clearEndedReservations } =
      await import('../src/application/reservations/clear-ended-reservations.ts');
    const { stores } = await catalog.openStores(() => new Date(Date.now() + aheadMs));
    await clearEndedReservations(stores);
    expect((await orders.stockOf(dal)).holds).toEqual({ [orderId]: 0 });
    aheadMs = 2 * 86_400_000;
    while ((await clearEndedReservations(stores)) > 0);
    aheadMs = 0;
    expect(await orders.stockOf(dal)).toEqual({ free: 5, holds: {} });
  });
});
