import {
  accountClosed,
  accountClosingMs,
  ordersSettled,
  orderPlaced,
  personErased,
} from '@tokri/contracts/events';
import { shopDate } from '@tokri/contracts/dates';
import { lateAuthorizationMs } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

const reference = 'c'.repeat(32);
const userId = 7;
const staff = { userId: 1, permissions: ['transactions'] } as const;

let shop: OrderService;
let settled: { readonly key: string; readonly data: unknown }[];
let placed: { readonly key: string }[];

beforeAll(async () => {
  shop = await startOrderService('account-closures');
  settled = collectEvents(shop.broker, [ordersSettled]);
  placed = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, userId);
});
afterAll(() => shop.stop());

const close = (id: number, closedAt = new Date(Date.now() - 2 * accountClosingMs)) =>
  publishEvent(shop.broker, accountClosed, {
    key: String(id),
    seq: 1,
    data: { userId: id, reference, closedAt: closedAt.toISOString() },
  });
const erase = (seq: number) =>
  publishEvent(shop.broker, personErased, {
    key: String(userId),
    seq,
    data: { userId, reference, erasedAt: new Date().toISOString() },
  });
const findRecord = () => shop.database.collection('erasures').findOne({ userId });
const isSettled = (id: number) => settled.some(({ key }) => key === String(id));
const read = async (orderId: number): Promise<OrderResponse> =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: staff }))
    .body as OrderResponse;

const liftLimits = (UserId: number) =>
  shop.call('POST', 'lift-order-limits', {
    as: staff,
    body: { UserId, Until: shopDate(new Date()), Reason: 'Asked' },
  });
const refused = {
  status: 200,
  body: [{ Error: 1, Code: 'account-closed', Message: expect.stringContaining('account') }],
};

describe('a closed account', () => {
  let orderId: number;
  let before: OrderResponse;
  beforeAll(async () => {
    const response = shop.place(701);
    const event = await eventually(() => placed[0], { missing: 'order.placed' });
    await shop.acceptAll(Number(event.key));
    orderId = (await response).Id;
    before = await read(orderId);
    expect(await liftLimits(userId)).toMatchObject({ body: [{ Error: 0 }] });
  });

  it('is settled only when no refund is due and no cash is unrecorded', async () => {
    const orders = shop.database.collection<{ _id: number }>('orders');
    const endedOrder = (_id: number, fields: object) => ({
      _id,
      rev: 1,
      userHold: `${_id}`,
      transactionNumber: `T-${_id}`,
      ...fields,
    });
    await orders.insertMany([
      endedOrder(9_096, {
        userId: 96,
        status: 'Cancelled',
        progress: { paymentStatus: 'RefundDue' },
      }),
      endedOrder(9_095, { userId: 95, status: 'Delivered', cashDue: true }),
    ]);
    await Promise.all([96, 95, 94].map((id) => close(id)));
    await eventually(() => isSettled(94), { missing: 'the settled account', timeoutMs: 20_000 });
    expect([isSettled(96), isSettled(95)]).toEqual([false, false]);
    await orders.updateOne({ _id: 9_096 }, { $set: { 'progress.paymentStatus': 'Refunded' } });
    await orders.updateOne({ _id: 9_095 }, { $unset: { cashDue: '' } });
    await eventually(() => isSettled(96) && isSettled(95), {
      missing: 'the accounts whose money is settled',
      timeoutMs: 20_000,
    });
    await orders.deleteMany({ _id: { $in: [9_095, 9_096] } });
  });

  it('is settled only when no provider can authorize a payment any more', async () => {
    const orders = shop.database.collection<{ _id: number }>('orders');
    const lately = new Date(Date.now() - lateAuthorizationMs + 60_000);
    const before = new Date(Date.now() - lateAuthorizationMs - 60_000);
    const unpaid = (_id: number, id: number, placedAt: Date) => ({
      _id,
      rev: 1,
      userHold: `${_id}`,
      transactionNumber: `T-${_id}`,
      userId: id,
      status: 'Rejected',
      agreement: { placedAt, paymentMethod: 'online' },
      progress: { paymentStatus: 'Failed', gatewayOrder: { provider: 'razorpay' } },
    });
    await orders.insertMany([unpaid(9_092, 92, lately), unpaid(9_091, 91, before)]);
    await close(92);
    await close(91);
    await eventually(() => isSettled(91), { missing: 'the settled account', timeoutMs: 20_000 });
    expect(isSettled(92)).toBe(false);
    await orders.updateOne({ _id: 9_092 }, { $set: { 'agreement.placedAt': before } });
    await eventually(() => isSettled(92), {
      missing: 'the account whose payment is too late',
      timeoutMs: 20_000,
    });
    await orders.deleteMany({ _id: { $in: [9_091, 9_092] } });
  });

  it('is settled after a minute without an order, later with one under way, which keeps its address', async () => {
    await close(userId);
    await close(98, new Date());
    await close(99);
    await eventually(() => isSettled(99), { missing: 'the settled account', timeoutMs: 20_000 });
    expect([isSettled(userId), isSettled(98)]).toEqual([false, false]);
    expect(await liftLimits(98)).toMatchObject(refused);
    await erase(2);
    await eventually(findRecord, { missing: 'the erasure that waits' });
    expect((await read(orderId)).Address.Name).not.toBe('');
    await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=Not+needed`, {
      as: { userId },
    });
    await eventually(() => isSettled(userId), {
      missing: 'the account that is settled after its order',
      timeoutMs: 20_000,
    });
    expect(settled.find(({ key }) => key === String(userId))?.data).toEqual({ userId, reference });
  });

  it('leaves nothing about the person in its orders', async () => {
    await eventually(async () => (await read(orderId)).Address.Name === '', {
      missing: 'the erased order',
      timeoutMs: 20_000,
    });
    await shop.database.collection('account-closures').deleteMany({});
    expect(await liftLimits(userId)).toMatchObject(refused);
    await erase(3);
    const after = await read(orderId);
    expect(after).toMatchObject({
      UserName: '',
      Note: '',
      CancelReason: '',
      Address: { Name: '', Mobile: '', Address: '', Pincode: before.Address.Pincode },
      Lines: before.Lines,
      Totals: before.Totals,
    });
    const contacts = await shop.database.collection('contacts').countDocuments({ userId });
    expect(contacts).toBe(0);
    const quotas = await shop.database.collection('unpaid-quotas').find().toArray();
    expect(JSON.stringify(quotas)).not.toContain('Asked');
    expect(quotas.map(({ _id }) => String(_id).split(':')[0])).toEqual(
      expect.arrayContaining(['customer', 'address', 'mobile']),
    );
    expect(JSON.stringify(quotas)).not.toContain(`"userId":${userId}`);
  });
});
