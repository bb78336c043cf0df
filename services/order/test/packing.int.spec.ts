import type { Envelope, EventData } from '@tokri/contracts/events';
import {
  orderPlaced,
  orderStatusChanged,
  paymentCaptured,
  paymentRefunded,
} from '@tokri/contracts/events';
import type { OrderResponse } from '@tokri/contracts/api';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

const staff = { userId: 1, permissions: ['transactions', 'reports'] } as const;
const owner = { userId: 7 } as const;
let shop: OrderService;
let placed: Envelope[];
let changed: Envelope<EventData<typeof orderStatusChanged>>[];

beforeAll(async () => {
  shop = await startOrderService('packing');
  placed = collectEvents(shop.broker, [orderPlaced]);
  changed = collectEvents(shop.broker, [orderStatusChanged]) as typeof changed;
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

const confirmed = async (holdId: number): Promise<number> => {
  const response = shop.place(holdId);
  const event = await eventually(
    () => placed.find(({ data }) => (data as { holdId: number }).holdId === holdId),
    { missing: `order.placed of hold ${holdId}` },
  );
  await shop.acceptAll(Number(event.key));
  return (await response).Id;
};
const line = 31;
const pack = async (
  TransactionId: number,
  Lines: readonly { Id: number; Quantity: number }[],
  as: { userId: number; permissions?: readonly ('transactions' | 'reports')[] } | undefined = staff,
) => shop.call('POST', 'pack-order', { ...(as ? { as } : {}), body: { TransactionId, Lines } });
const read = async (orderId: number, language = 'en'): Promise<OrderResponse> =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}&lang=${language}`, { as: owner }))
    .body as OrderResponse;

describe('partial fulfilment', () => {
  it('returns the new price of a cash order, shows ordered and packed units and publishes the sale once', async () => {
    const orderId = await confirmed(401);
    for (let times = 0; times < 2; times += 1)
      expect((await pack(orderId, [{ Id: line, Quantity: 1 }])).body).toEqual([
        {
          Id: orderId,
          Error: 0,
          Message: '',
          Code: '',
          Status: 4,
          PaymentStatus: 1,
          Payable: 89,
          RefundAmount: 0,
        },
      ]);
    const order = await read(orderId);
    expect(order).toMatchObject({
      Status: 4,
      ItemCount: 1,
      Lines: [{ Id: line, Quantity: 1, Ordered: 2, Total: 42 }],
      Totals: { Items: 42, DeliveryCharge: 40, Payable: 89 },
      RefundStatus: '',
    });
    expect(order.History?.at(-1)).toMatchObject({
      Status: 4,
      By: 'staff',
      Note: 'Onion 1 kg: 1 of 2',
    });
    const inHindi = await read(orderId, 'hi');
    expect(inHindi.Lines?.[0]?.Hindi).toEqual({ Name: 'प्याज़' });
    expect(inHindi.History?.at(-1)?.Note).toBe('प्याज़ 1 किलो: 2 में से 1');
    await eventually(() => changed.some(({ key }) => key === String(orderId)), {
      missing: 'the packing',
    });
    const published = changed.filter(({ key }) => key === String(orderId)).map(({ data }) => data);
    expect(published).toMatchObject([
      {
        status: 4,
        packed: {
          lines: [{ unitId: 21, quantity: 1 }],
          differencePaise: 4200,
          sale: { lines: [{ quantity: 1, totalPaise: 4200 }], totals: { payablePaise: 8900 } },
        },
      },
    ]);
  });

  it('refunds the difference when the cash was already collected', async () => {
    const orderId = await confirmed(402);
    await publishEvent(shop.broker, paymentCaptured, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId: 7, amountPaise: 13_100 },
    });
    await eventually(async () => (await read(orderId)).PaymentStatus === 3, {
      missing: 'the cash',
    });
    expect((await pack(orderId, [{ Id: line, Quantity: 1 }])).body).toMatchObject([
      { PaymentStatus: 5, RefundAmount: 42 },
    ]);
    await publishEvent(shop.broker, paymentRefunded, {
      key: String(orderId),
      seq: 3,
      data: { orderId, userId: 7, amountPaise: 4200, nowPaise: 4200, isWhole: false, byHand: true },
    });
    await eventually(async () => (await read(orderId)).PaymentStatus === 7, {
      missing: 'the refund',
    });
    expect(await read(orderId)).toMatchObject({
      RefundAmount: 42,
      RefundStatus: 'Partly refunded',
    });
  });

  it('publishes no shortfall for a complete order, and reports count packed units', async () => {
    const orderId = await confirmed(403);
    expect((await pack(orderId, [])).body).toMatchObject([{ Error: 0, Payable: 131 }]);
    await eventually(() => changed.some(({ key }) => key === String(orderId)), {
      missing: 'the packing',
    });
    expect(changed.find(({ key }) => key === String(orderId))?.data).not.toHaveProperty('packed');
    const [summaryRow] = (
      await shop.call('GET', `count-day-orders?PDate=${shop.pdate}`, { as: staff })
    ).body as readonly { Items: number; Payable: number }[];
    expect(summaryRow).toMatchObject({ Count: 3, Items: 4, Payable: 309 });
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
    const report = await shop.callWhole('GET', `report-orders?FromDate=${today}&ToDate=${today}`, {
      as: staff,
    });
    expect(JSON.parse(report.headers.get('x-sums') ?? '{}')).toMatchObject({
      count: 3,
      payable: 309,
    });
  });

  it('tells staff, and not the customer, who of them changed the status', async () => {
    await shop.publishPerson(staff.userId, { email: '', name: 'Kavya Rao' });
    const orderId = await confirmed(408);
    await pack(orderId, []);
    const other = { userId: 2, permissions: ['transactions'] } as const;
    await shop.call('POST', 'move-orders', {
      as: other,
      body: { Status: 5, TransactionIds: [orderId] },
    });
    await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=x`, { as: staff });
    const readSteps = async (as: typeof staff | typeof owner) => {
      const { body } = await shop.call('GET', `read-order?TransactionId=${orderId}`, { as });
      return ((body as OrderResponse).History ?? []).slice(-3);
    };
    await eventually(async () => (await readSteps(staff))[0]?.StaffName === 'Kavya Rao', {
      missing: 'the name of the member of staff',
    });
    expect(await readSteps(staff)).toMatchObject([
      { Status: 4, StaffId: 1, StaffName: 'Kavya Rao' },
      { Status: 5, StaffId: 2, StaffName: '' },
      { Status: 7, StaffId: 1, StaffName: 'Kavya Rao' },
    ]);
    for (const step of await readSteps(owner)) expect(step).not.toHaveProperty('StaffId');
  });

  it.each([
    [[{ Id: 99, Quantity: 1 }], 'line-unknown'],
    [[{ Id: 31, Quantity: 3 }], 'quantity-too-large'],
    [[{ Id: 31, Quantity: 0 }], 'nothing-packed'],
  ])('rejects %j as %s', async (lines, code) => {
    expect((await pack(await confirmed(404), lines)).body).toMatchObject([
      { Id: 0, Error: 1, Code: code },
    ]);
  });

  it('rejects other quantities and cancelled orders', async () => {
    const orderId = await confirmed(405);
    await pack(orderId, []);
    expect((await pack(orderId, [{ Id: line, Quantity: 1 }])).body).toMatchObject([
      { Code: 'packed-otherwise' },
    ]);
    const other = await confirmed(406);
    await shop.call('GET', `cancel-order?TransactionId=${other}&reason=x`, { as: owner });
    expect((await pack(other, [])).body).toMatchObject([{ Code: 'transition-refused' }]);
  });

  it('rejects customers, anonymous callers, unknown orders and invalid lines', async () => {
    const orderId = await confirmed(407);
    expect([
      (await pack(orderId, [], owner)).status,
      (await shop.call('POST', 'pack-order', { body: { TransactionId: orderId, Lines: [] } }))
        .status,
      (await pack(99_999, [])).status,
    ]).toEqual([403, 401, 404]);
    for (const lines of [
      [
        { Id: line, Quantity: 1 },
        { Id: line, Quantity: 2 },
      ],
      [{ Id: line, Quantity: -1 }],
    ])
      expect((await pack(orderId, lines)).status).toBe(400);
  });
});
