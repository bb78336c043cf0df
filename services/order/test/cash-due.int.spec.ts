import { orderPlaced, paymentCaptured, type Envelope } from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { markOldCashDue } from '../src/application/fulfilment/mark-old-cash-due.ts';
import { cashDueMarkingModel, createCashDueMarks } from '../src/persistence/cash-due-marks.ts';
import { orderModel } from '../src/persistence/order-model.ts';
import { startOrderService, type OrderService, type PlacedOrderResponse } from './order-service.ts';

const staff = { userId: 1, permissions: ['transactions'] } as const;
const payments = { userId: 1, permissions: ['payments'] } as const;
const nothingDue = { Orders: 0, Payable: 0, IsComplete: true };
let shop: OrderService;
let published: Envelope[];

const deliver = async (holdId: number): Promise<PlacedOrderResponse> => {
  const response = shop.place(holdId);
  const event = await eventually(
    () => published.find(({ data }) => (data as { holdId: number }).holdId === holdId),
    { missing: `order.placed of hold ${holdId}` },
  );
  await shop.acceptAll(Number(event.key));
  const order = await response;
  for (const Status of [4, 5, 6])
    await shop.call('POST', 'move-orders', {
      as: staff,
      body: { TransactionIds: [order.Id], Status },
    });
  return order;
};
const readDue = async (path: string) =>
  (await shop.call('GET', path, { as: payments })).body as unknown;
const recordMoney = (orderId: number) =>
  publishEvent(shop.broker, paymentCaptured, {
    key: String(orderId),
    seq: 1,
    data: { orderId, userId: 7, amountPaise: 13_100 },
  });

beforeAll(async () => {
  shop = await startOrderService('cash-due');
  published = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

describe('cash of delivered orders', () => {
  let delivered: PlacedOrderResponse;

  it('is listed and summed until its money is recorded', async () => {
    expect(await readDue('sum-cash-due')).toEqual(nothingDue);
    delivered = await deliver(501);
    expect(await readDue('list-cash-due')).toEqual([
      {
        TransactionId: delivered.Id,
        TransactionNumber: delivered.TransactionNumber,
        UserName: 'Meera Nair',
        Slot: { Date: shop.pdate, Start: '16:00', End: '19:00' },
        Payable: 131,
      },
    ]);
    expect(await readDue('sum-cash-due')).toEqual({ Orders: 1, Payable: 131, IsComplete: true });
    await recordMoney(delivered.Id);
    await eventually(async () => ((await readDue('list-cash-due')) as unknown[]).length === 0, {
      missing: 'the record of the money',
    });
    expect(await readDue('sum-cash-due')).toEqual(nothingDue);
  });
  it('is found in orders of a version that did not mark it, in as many runs as it takes', async () => {
    const unmarked = await deliver(502);
    const documents = shop.database.collection<{ _id: number }>('orders');
    await documents.updateMany({}, { $unset: { cashDue: '' } });
    await shop.database.collection('cash-due-markings').deleteMany({});
    expect(await readDue('sum-cash-due')).toEqual(nothingDue);
    const marks = createCashDueMarks(orderModel(shop.database), cashDueMarkingModel(shop.database));
    const oneByOne = {
      ...marks,
      markAfter: (orderId: number) => marks.markAfter(orderId, 1),
    };
    expect(await markOldCashDue(oneByOne)).toBe(false);
    expect(await readDue('sum-cash-due')).toEqual(nothingDue);
    expect(await markOldCashDue(oneByOne)).toBe(false);
    expect(await readDue('list-cash-due')).toMatchObject([{ TransactionId: unmarked.Id }]);
    expect(await markOldCashDue(oneByOne)).toBe(true);
    await documents.updateMany({}, { $unset: { cashDue: '' } });
    expect(await markOldCashDue(marks)).toBe(true);
    expect(await readDue('sum-cash-due')).toEqual(nothingDue);
  });
  it.each(['list-cash-due', 'sum-cash-due'])(
    '%s rejects a customer and other staff with 403',
    async (path) => {
      for (const as of [{ userId: 7 }, staff])
        expect((await shop.call('GET', path, { as })).status).toBe(403);
    },
  );
});
