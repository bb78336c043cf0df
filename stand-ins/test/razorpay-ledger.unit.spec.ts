import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLogger } from '@tokri/service-kit/logger';
import { eventually } from '@tokri/service-kit/testing';
import { compose, type RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

const authorization = `Basic ${Buffer.from('rzp_test_tokri:demo-razorpay-secret').toString('base64')}`;

describe('Razorpay ledger', () => {
  let folder: string;
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let running: RunningStandIns;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
    receiver = await startWebhookReceiver();
    await start();
  });
  afterEach(async () => {
    await running.stop();
    await receiver.close();
    rmSync(folder, { recursive: true });
  });

  const start = async () => {
    running = await compose(testConfig({ DATA_DIR: folder, WEBHOOK_URL: receiver.url }), {
      logger: silentLogger,
    });
  };
  const list = async (kind: string) => (await fetch(`${running.url}/razorpay/${kind}`)).json();
  const post = async (at: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${running.url}/razorpay${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const createPaidOrder = async () => {
    const { id } = await post('/v1/orders', {
      amount: 62_500,
      currency: 'INR',
      receipt: 'T-1',
      unique_receipt: true,
    });
    return { id, paid: await post('/simulate', { orderId: id, outcome: 'captured' }) };
  };

  it('keeps orders and payments over a restart', async () => {
    const { id, paid } = await createPaidOrder();
    const before = [await list('orders'), await list('payments')];
    await running.stop();
    await start();
    expect([await list('orders'), await list('payments')]).toEqual(before);
    expect(
      await post('/v1/orders', {
        amount: 62_500,
        currency: 'INR',
        receipt: 'T-1',
        unique_receipt: true,
      }),
    ).toMatchObject({ id, status: 'paid' });
    expect(
      await post(`/v1/payments/${paid.razorpay_payment_id}/capture`, {
        amount: 62_500,
        currency: 'INR',
      }),
    ).toMatchObject({ error: { description: 'This payment has already been captured' } });
  });

  it('processes a pending refund after a restart and keeps its idempotency key', async () => {
    const { paid } = await createPaidOrder();
    const refund = () =>
      post(
        `/v1/payments/${paid.razorpay_payment_id}/refund`,
        { amount: 10_000 },
        { 'x-refund-idempotency': 'refund_1_1' },
      );
    const { id } = await refund();
    await running.stop();
    await start();
    expect(await refund()).toMatchObject({ id });
    expect(await list('refunds')).toHaveLength(1);
    await eventually(
      async () =>
        ((await list('refunds')) as readonly { status: string }[])[0]?.status === 'processed',
      { missing: 'the refund processed' },
    );
    expect(receiver.received.some(({ event }) => event.event === 'refund.processed')).toBe(true);
  });
});
