import { startOrderService, type OrderService } from './order-service.ts';

let shop: OrderService;
beforeAll(async () => {
  shop = await startOrderService('order-report');
  await shop.publishAddress(3, 7);
  await Promise.all([301, 302, 303, 304, 305, 306].map((holdId) => shop.place(holdId)));
}, 60_000);
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
  it('rejects a reversed or overlong range with 400 and a missing permission with 403', async () => {
    expect((await report('2026-02-01', '2026-01-01')).status).toBe(400);
    expect((await report('2025-01-01', '2026-11-01')).status).toBe(400);
    expect((await report(today, today, [])).status).toBe(403);
  });
});
