import { randomUUID } from 'node:crypto';
import { personErased } from '@tokri/contracts/events';
import type { PaymentDetailsResponse } from '@tokri/contracts/api';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import {
  readRazorpayEvent,
  readRazorpayEventType,
} from '../src/gateways/razorpay/razorpay-events.ts';
import {
  createGatewayInboxRepository,
  gatewayInboxModel,
} from '../src/persistence/payments/gateway-inbox-repository.ts';
import { publishOpenRefunds } from '../src/application/refunds/publish-open-refunds.ts';
import { createPaymentOutboxMapper } from '../src/messaging/outbox-entries.ts';
import {
  createPaymentRepository,
  paymentModel,
} from '../src/persistence/payments/payment-repository.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

const reference = 'd'.repeat(32);
const userId = 7;
const staff = { userId: 1, permissions: ['payments'] } as const;

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('erasure');
});
afterAll(() => billing.stop());

const webhookOf = (gatewayOrderId: string) =>
  JSON.stringify({
    event: 'payment.captured',
    payload: {
      payment: {
        entity: {
          id: 'pay_1',
          order_id: gatewayOrderId,
          contact: '+919000000002',
          email: 'meera@example.in',
        },
      },
    },
  });
const findMentions = async (): Promise<string[]> => {
  const mentions: string[] = [];
  for (const collection of (await billing.database.db?.collections()) ?? [])
    for (const document of await collection.find().toArray())
      if (/Meera|meera@|9000000002/.test(JSON.stringify(document)))
        mentions.push(collection.collectionName);
  return mentions;
};
const read = async (orderId: number): Promise<PaymentDetailsResponse> =>
  (await billing.call('GET', `read-payment?TransactionId=${orderId}`, { as: staff })).body;

const openPayments = () =>
  createPaymentRepository({
    model: paymentModel(billing.database),
    toOutboxEntry: createPaymentOutboxMapper(() => ''),
    clock: () => new Date(),
  });

const events = () =>
  billing.database.collection<{ _id: string; raw?: string; subject?: unknown }>('gateway_inbox');

describe('billing', () => {
  let gatewayOrderId: string;
  beforeAll(async () => {
    gatewayOrderId = await payAndCapture(billing, 1);
  });

  it('keeps of a webhook its type and payment, not the contact of the customer', async () => {
    await billing.webhook(webhookOf(gatewayOrderId), { eventId: 'event-new' });
    await eventually(
      async () => (await read(1)).Events.some(({ Type }) => Type === 'payment.captured'),
      { missing: 'the webhook' },
    );
    expect(await findMentions()).not.toContain('gateway_inbox');
  });

  it('drops the bodies that former versions kept, and still knows their types', async () => {
    await events().insertOne({
      _id: 'event-old',
      raw: webhookOf(gatewayOrderId).replace('captured', 'failed'),
      receivedAt: new Date(),
      orderId: 1,
    } as never);
    const inbox = createGatewayInboxRepository(gatewayInboxModel(billing.database), (_, raw) => ({
      type: readRazorpayEventType(raw),
      subject: readRazorpayEvent(raw),
    }));
    const types = async () => (await inbox.listByOrder(1, 100)).map(({ type }) => type);
    expect(await types()).toContain('payment.failed');
    while (!(await inbox.dropBodies(1)));
    expect(await types()).toContain('payment.failed');
    expect(await events().findOne({ _id: 'event-old' })).toMatchObject({
      subject: { gatewayOrderId },
    });
    expect(await findMentions()).not.toContain('gateway_inbox');
  });

  it('publishes a refund that was open before such were published', async () => {
    await payAndCapture(billing, 2);
    const refund = { refundId: 'refund-2-1', gatewayPaymentId: 'pay_2', amountPaise: 1_000 };
    await billing.database.collection<{ _id: string }>('payments').updateOne(
      { _id: 'pay:2' },
      {
        $unset: { openRefundsPublished: '' },
        $set: { 'payment.refunds': [{ ...refund, state: 'by-hand', failures: 0 }] },
        $inc: { rev: 1 } as never,
      },
    );
    const payments = openPayments();
    expect(await publishOpenRefunds(payments)).toBe(false);
    expect(
      (await billing.waitForEvent(2, 'payment.open-refunds-changed.v1', 30_000)).data,
    ).toMatchObject({ orderId: 2, hasOpen: true });
    expect(await publishOpenRefunds(payments)).toBe(true);
  });

  it('finds payments of older versions by their user, and marks them for the index', async () => {
    const documents = billing.database.collection<{ _id: string; userId?: number }>('payments');
    const listMarked = () => documents.find({ userId }).toArray();
    const payments = openPayments();
    expect((await documents.indexes()).map(({ key }) => key)).toContainEqual({ userId: 1 });
    expect(await listMarked()).toHaveLength(2);
    await documents.updateMany({}, { $unset: { userId: '' } });
    expect(await payments.listByUser(userId)).toHaveLength(2);
    expect(await payments.markUsers(1)).toBe(false);
    expect(await listMarked()).toHaveLength(1);
    expect(await payments.listByUser(userId)).toHaveLength(2);
    while (!(await payments.markUsers(1)));
    expect(await listMarked()).toHaveLength(2);
    expect(await payments.listByUser(userId)).toHaveLength(2);
    expect(await payments.listByUser(userId + 1)).toEqual([]);
  });

  it('erases what staff typed about a refund, and says so', async () => {
    await billing.call('POST', 'refund-payment', {
      as: staff,
      body: { TransactionId: 1, Amount: 20, Reason: 'Meera was away', RequestId: randomUUID() },
    });
    await billing.waitForEvent(1, 'payment.refunded.v1');
    await publishEvent(billing.broker, personErased, {
      key: String(userId),
      seq: 2,
      data: { userId, reference, erasedAt: new Date().toISOString() },
    });
    const erasure = async () =>
      (await billing.call('GET', `read-service-erasure?Reference=${reference}`)).body as {
        ErasedAt: string;
        Erased: unknown;
      };
    await eventually(async () => (await erasure()).ErasedAt !== '', { missing: 'the erasure' });
    expect((await erasure()).Erased).toEqual([{ Kind: 'payments', Count: 2 }]);
    const { Refunded, Refunds } = await read(1);
    expect({ Refunded, Refunds }).toMatchObject({
      Refunded: 20,
      Refunds: [{ Amount: 20, Reason: '' }],
    });
  });
});
