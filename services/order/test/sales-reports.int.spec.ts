import { addDays, shopDate } from '@tokri/contracts/dates';
import type { ItemSalesResponse, OrderResponse, SalesReportResponse } from '@tokri/contracts/api';
import type { Envelope } from '@tokri/contracts/events';
import { orderPlaced } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { markOldOrders } from '../src/application/reports/build-sales-days.ts';
import { createCustomerOrders } from '../src/persistence/erasure/customer-orders.ts';
import { orderModel } from '../src/persistence/order-model.ts';
import { salesDayModels } from '../src/persistence/reports/sales-day-models.ts';
import { createSalesDayRepository } from '../src/persistence/reports/sales-day-repository.ts';
import { salesOrderQueries } from '../src/persistence/reports/sales-order-queries.ts';
import { startOrderService, type OrderService, type PlacedOrderResponse } from './order-service.ts';

const staff = { userId: 1, permissions: ['transactions', 'reports'] } as const;
const today = shopDate(new Date());
const span = `FromDate=${addDays(today, -1)}&ToDate=${addDays(today, 1)}`;
let shop: OrderService;
let published: Envelope[];

const confirmed = async (holdId: number): Promise<PlacedOrderResponse> => {
  const response = shop.place(holdId);
  const event = await eventually(
    () => published.find(({ data }) => (data as { holdId: number }).holdId === holdId),
    { missing: `order.placed of hold ${holdId}` },
  );
  await shop.acceptAll(Number(event.key));
  return response;
};
const read = async <T>(path: string): Promise<T> =>
  (await shop.call('GET', path, { as: staff })).body as T;
const readTotals = async () =>
  (await read<SalesReportResponse>(`read-sales-report?${span}`)).Totals;
const move = (id: number, Status: number) =>
  shop.call('POST', 'move-orders', { as: staff, body: { TransactionIds: [id], Status } });
const waitForTotals = (expected: Partial<SalesReportResponse['Totals']>) =>
  eventually(
    async () => {
      const totals = await readTotals();
      return Object.entries(expected).every(
        ([name, value]) => totals[name as keyof typeof totals] === value,
      );
    },
    { missing: `totals ${JSON.stringify(expected)}`, timeoutMs: 20_000 },
  );

beforeAll(async () => {
  shop = await startOrderService('sales-reports');
  published = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

describe('sales reports', () => {
  let orders: PlacedOrderResponse[];

  it('count an order once it is packed, with the units that were packed', async () => {
    orders = [await confirmed(401), await confirmed(402), await confirmed(403)];
    expect((await readTotals()).Orders).toBe(0);
    const [whole, short] = orders as [PlacedOrderResponse, PlacedOrderResponse];
    await move(whole.Id, 4);
    await shop.call('POST', 'pack-order', {
      as: staff,
      body: { TransactionId: short.Id, Lines: [{ Id: 31, Quantity: 1 }] },
    });
    const counts = await read<readonly { Status: number; Payable: number }[]>(
      `count-day-orders?PDate=${shop.pdate}`,
    );
    const Total = counts.find(({ Status }) => Status === 4)?.Payable ?? 0;
    await waitForTotals({ Orders: 2, Units: 3, Total });
    const report = await read<SalesReportResponse>(`read-sales-report?${span}`);
    expect(report.Delivery.Total + report.Totals.RoundOff).toBeCloseTo(Total - 126);
    expect(report.Totals).toMatchObject({ RoundOff: -0.4 });
    expect(report.Slots).toMatchObject([{ Start: '16:00', End: '19:00', Orders: 2 }]);
    expect(report.Days).toMatchObject([{ Date: today, Orders: 2 }]);
    expect(report.Locations).toMatchObject([{ LocationId: 1, Orders: 2 }]);
    expect(report.Pincodes).toMatchObject([{ Pincode: '560034', Orders: 2 }]);
    expect(await read<ItemSalesResponse[]>(`list-item-sales?${span}`)).toMatchObject([
      { ItemId: 11, Name: 'Onion', Units: 3, Orders: 2, Total: 126 },
    ]);
  });
  it('take off an order that is cancelled after it was packed', async () => {
    await shop.call('GET', `cancel-order?TransactionId=${orders[0]?.Id ?? 0}&reason=Test`, {
      as: staff,
    });
    await waitForTotals({ Orders: 2, Returns: 1, Units: 1 });
  });
  it('show orders of a store from before days were stored', async () => {
    const before = await readTotals();
    const documents = shop.database.collection<{ _id: number }>('orders');
    await documents.updateMany({}, { $unset: { salesDates: '', salesDue: '' } });
    await shop.database.collection('sales-days').deleteMany({});
    await shop.database.collection('sales-markings').deleteMany({});
    expect((await readTotals()).Orders).toBe(0);
    const deps = {
      salesOrders: salesOrderQueries(orderModel(shop.database)),
      salesDays: createSalesDayRepository(salesDayModels(shop.database)),
    };
    expect(await markOldOrders(deps)).toBe(true);
    await waitForTotals(before);
    expect(await markOldOrders(deps)).toBe(true);
  });
  it('have the outward code of a postcode once its customer is erased, as lists of orders have', async () => {
    const [, short] = orders;
    const documents = shop.database.collection<{ _id: number }>('orders');
    await documents.updateOne(
      { _id: short?.Id ?? 0 },
      { $set: { 'agreement.address.pincode': 'SW1A 1AA' } },
    );
    const customerOrders = createCustomerOrders(orderModel(shop.database), () => new Date());
    await customerOrders.eraseCustomer(7);
    await eventually(
      async () =>
        (await read<SalesReportResponse>(`read-sales-report?${span}`)).Pincodes.find(
          ({ Pincode }) => Pincode === 'SW1A',
        )?.Orders === 1,
      { missing: 'the sale of SW1A', timeoutMs: 20_000 },
    );
    for (const list of [
      `list-day-orders?PDate=${shop.pdate}`,
      `find-orders?Search=${short?.TransactionNumber ?? ''}`,
    ])
      expect(await read<OrderResponse[]>(list)).toContainEqual(
        expect.objectContaining({
          Id: short?.Id,
          Address: { Name: '', Mobile: '', Address: '', Pincode: 'SW1A' },
        }),
      );
    const days = await shop.database.collection('sales-days').find().toArray();
    expect(JSON.stringify(days)).not.toContain('SW1A 1AA');
  });
  it.each(['read-sales-report', 'list-item-sales'])(
    '%s rejects a reversed or overlong period with 400 and other staff with 403',
    async (operation) => {
      const call = async (query: string, permissions: readonly 'transactions'[] | undefined) =>
        (
          await shop.call('GET', `${operation}?${query}`, {
            as: permissions ? { userId: 1, permissions } : staff,
          })
        ).status;
      expect(await call('FromDate=2026-02-01&ToDate=2026-01-01', undefined)).toBe(400);
      expect(await call('FromDate=2025-01-01&ToDate=2026-11-01', undefined)).toBe(400);
      expect(await call(span, ['transactions'])).toBe(403);
      expect(await call(span, undefined)).toBe(200);
    },
  );
});
