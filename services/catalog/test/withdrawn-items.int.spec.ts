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

describe('orders of items that staff withdrew', () => {
  let catalog: CatalogUnderTest;
  let orders: ReturnType<typeof createOrderEvents>;
  let response: Envelope<TestResponse>[];

  beforeAll(async () => {
    catalog = await startCatalog('withdrawn-items');
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

  it('are rejected although the quote is older, also for a late payment', async () => {
    const [dal, rice] = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
    const lines = [{ ...dal, quantity: 2 }, rice];
    const [paidLate, orderId] = [orders.nextId(), orders.nextId()];
    await orders.placed(paidLate, lines);
    await waitForReplies(paidLate, 'stock.reserved.v1');
    await orders.paymentExpired(paidLate, lines);
    await waitForReplies(paidLate, 'stock.reserved.v1', 'stock.released.v1');
    await catalog.call('delete-item', { as: 'staff', query: { ItemId: String(dal.itemId) } });
    const withdrawn = {
      itemId: dal.itemId,
      unitId: dal.unitId,
      wanted: 2,
      free: 0,
      withdrawn: true,
    };
    await orders.placed(orderId, lines);
    await waitForReplies(orderId, 'stock.refused.v1');
    await orders.paidLate(paidLate, lines);
    await waitForReplies(paidLate, 'stock.reserved.v1', 'stock.released.v1', 'stock.refused.v1');
    for (const id of [orderId, paidLate])
      expect(response.filter(({ data }) => data.orderId === id).at(-1)?.data.short).toEqual([
        withdrawn,
      ]);
    expect([(await orders.stockOf(dal)).free, (await orders.stockOf(rice)).free]).toEqual([5, 5]);
  });
});
