import { stockRejected, stockReleased, stockReserved } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents } from './order-events.ts';
import type { OrderedQuantity } from './order-events.ts';
import { withCheckpoints } from './with-checkpoints.ts';

/**
 * The worker crashes at a labelled point between two writes. A repeated event or the job
 * `resume-stalled-reservations` must reach the same result as without the crash.
 */
describe('reservations after a crash', () => {
  let catalog: CatalogUnderTest;
  let orders: ReturnType<typeof createOrderEvents>;
  let response: Envelope<{ orderId: number }>[];
  let crashAt: string | undefined;
  let isDead = false;
  let crashes = 0;

  const checkpoint = (label: string): void => {
    if (label === crashAt) {
      crashes += 1;
      if (!isDead) crashAt = undefined;
      throw new Error(`crash at ${label}`);
    }
  };

  beforeAll(async () => {
    catalog = await startCatalog('crashes', {
      decorateStores: (stores) => withCheckpoints(stores, checkpoint),
    });
    orders = createOrderEvents(catalog);
    response = collectEvents(catalog.broker, [
      stockReserved,
      stockRejected,
      stockReleased,
    ]) as typeof response;
  });
  afterAll(() => catalog.stop());
  beforeEach(() => {
    crashes = 0;
    isDead = false;
  });

  const replyTypes = (orderId: number): string[] =>
    response.filter(({ data }) => data.orderId === orderId).map(({ type }) => type);
  const waitForReplies = (orderId: number, ...types: string[]) =>
    eventually(() => replyTypes(orderId).join() === types.join(), {
      missing: `${types.join()} of order ${orderId}`,
    });
  const toLabel = (label: string, lines: readonly OrderedQuantity[]): string =>
    label.replace('first', String(lines[0]?.unitId)).replace('second', String(lines[1]?.unitId));

  it.each(['begun', 'reserving unit first', 'reserving unit second', 'reserved'])(
    'reserves both lines once after a crash at "%s"',
    async (label) => {
      const lines = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
      const orderId = orders.nextId();
      crashAt = toLabel(label, lines);
      await orders.placed(orderId, lines);
      await waitForReplies(orderId, 'stock.reserved.v1');
      expect(crashes).toBe(1);
      for (const line of lines)
        expect(await orders.stockOf(line)).toEqual({ free: 4, holds: { [orderId]: 1 } });
    },
  );

  it.each([
    'begun',
    'reserving unit first',
    'reserving unit second',
    'rejecting',
    'rejecting unit first',
    'rejecting unit second',
    'rejected',
  ])('rejects once and keeps nothing reserved after a crash at "%s"', async (label) => {
    const lines = [await orders.createStockedItem(5), await orders.createStockedItem(0)];
    const orderId = orders.nextId();
    crashAt = toLabel(label, lines);
    await orders.placed(orderId, lines);
    await waitForReplies(orderId, 'stock.refused.v1');
    await eventually(() => crashes === 1, { missing: 'the crash' });
    expect(await orders.stockOf(lines[0] as OrderedQuantity)).toEqual({
      free: 5,
      holds: { [orderId]: 0 },
    });
    expect(await orders.stockOf(lines[1] as OrderedQuantity)).toEqual({
      free: 0,
      holds: { [orderId]: 0 },
    });
  });

  it.each(['releasing', 'releasing unit first', 'releasing unit second', 'released'])(
    'releases both lines once after a crash at "%s"',
    async (label) => {
      const lines = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
      const orderId = orders.nextId();
      await orders.placed(orderId, lines);
      await waitForReplies(orderId, 'stock.reserved.v1');
      crashAt = toLabel(label, lines);
      await orders.rejected(orderId, lines);
      await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
      await eventually(() => crashes === 1, { missing: 'the crash' });
      for (const line of lines)
        expect(await orders.stockOf(line)).toEqual({ free: 5, holds: { [orderId]: 0 } });
    },
  );

  it('releases a partial reservation when the order is rejected after a crash', async () => {
    const lines = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
    const orderId = orders.nextId();
    isDead = true;
    crashAt = toLabel('reserving unit first', lines);
    await orders.placed(orderId, lines);
    await eventually(() => crashes > 0, { missing: 'the crash' });
    await orders.rejected(orderId, lines);
    await eventually(async () => (await orders.reservation(orderId))?.state === 'released', {
      missing: 'the release',
    });
    crashAt = undefined;
    await waitForReplies(orderId, 'stock.released.v1');
    for (const line of lines)
      expect(await orders.stockOf(line)).toEqual({ free: 5, holds: { [orderId]: 0 } });
  });

  it('finishes the reservation of a dead process with the periodic job of another process', async () => {
    const lines = [await orders.createStockedItem(5), await orders.createStockedItem(5)];
    const orderId = orders.nextId();
    isDead = true;
    crashAt = toLabel('reserving unit first', lines);
    await orders.placed(orderId, lines);
    await eventually(() => crashes >= 5, {
      missing: 'the last attempt of the consumer',
    });
    crashAt = undefined;
    await waitForReplies(orderId, 'stock.reserved.v1');
    for (const line of lines)
      expect(await orders.stockOf(line)).toEqual({ free: 4, holds: { [orderId]: 1 } });
  });
});
