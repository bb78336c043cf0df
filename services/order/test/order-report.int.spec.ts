import { addDays } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { buildPlacedDays } from '../src/application/reports/build-placed-days.ts';
import { orderModel } from '../src/persistence/order-model.ts';
import { orderQueries } from '../src/persistence/order-queries.ts';
import {
  createPlacedDayRepository,
  placedDayModel,
} from '../src/persistence/reports/placed-day-repository.ts';
import { startOrderService, type OrderService } from './order-service.ts';

let shop: OrderService;
beforeAll(async () => {
  shop = await startOrderService('order-report');
  await shop.publishAddress(3, 7);
  await Promise.all([301, 302, 303, 304, 305, 306].map((holdId) => shop.place(holdId)));
});
afterAll(() => shop.stop());

describe('order report', () => {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const report = async (
    from: string,
    to: string,
    permissions: readonly 'reports'[] = ['reports'],
  ) => {
    const response = await shop.callWhole('GET', `report-orders?FromDate=${from}&ToDate=${to}`, {
      as: { userId: 1, permissions },
    });
    return {
      status: response.status,
      sums: JSON.parse(response.headers.get('x-sums') ?? '{}') as {
        count?: number;
        payable?: number;
      },
      total: Number(response.headers.get('x-total-count')),
    };
  };
  it("lists today's orders with the totals of all of them", async () => {
    const { status, sums, total } = await report(today, today);
    expect([status, sums.count, sums.payable]).toEqual([200, total, total * 131]);
    expect(total).toBeGreaterThan(5);
  });
  it('adds up kept sums of past days until an order of them is packed with fewer units', async () => {
    const day = addDays(today, -5);
    const orders = orderModel(shop.database);
    const store = orderQueries(orders);
    const placedDays = createPlacedDayRepository(placedDayModel(shop.database), orders);
    const documents = shop.database.collection<{ _id: number; day: string }>('orders');
    await documents.updateMany({}, { $set: { day } });
    const scanned = await report(addDays(day, -3), today);
    expect(await buildPlacedDays({ placedDays, store, clock: () => new Date() })).toBeGreaterThan(
      0,
    );
    expect((await placedDays.listSums(day, day)).get(day)?.count).toBe(scanned.total);
    expect(await report(addDays(day, -3), today)).toEqual(scanned);

    const { _id } = (await documents.findOne({})) ?? { _id: 0 };
    await shop.acceptAll(_id);
    const pack = () =>
      shop.call('POST', 'pack-order', {
        as: { userId: 1, permissions: ['transactions'] },
        body: { TransactionId: _id, Lines: [{ Id: 31, Quantity: 1 }] },
      });
    await eventually(
      async () => ((await pack()).body as readonly { Error?: number }[])[0]?.Error === 0,
      { missing: 'the packed order' },
    );
    const sum = await store.sumPlaced([day], {});
    expect(sum.payablePaise).toBeLessThan((scanned.sums.payable ?? 0) * 100);
    const isCurrent = async () =>
      (await report(day, today)).sums.payable === sum.payablePaise / 100;
    expect(await isCurrent()).toBe(true);
    await eventually(
      async () => (await documents.countDocuments({ salesDue: { $gte: 1 } })) === 0,
      {
        missing: 'the cleared mark',
        timeoutMs: 20_000,
      },
    );
    expect(await isCurrent()).toBe(true);
    expect((await placedDays.listSums(day, day)).has(day)).toBe(false);
  });
  it('rejects a reversed or overlong range with 400 and a missing permission with 403', async () => {
    expect((await report('2026-02-01', '2026-01-01')).status).toBe(400);
    expect((await report('2025-01-01', '2026-11-01')).status).toBe(400);
    expect((await report(today, today, [])).status).toBe(403);
  });
});
