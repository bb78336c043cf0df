import type { BillResponse } from '@tokri/contracts/api';
import { exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { eventually } from '@tokri/service-kit/testing';

let shop: BillingService;
beforeAll(async () => {
  shop = await startBillingService('payments');
}, 90_000);
afterAll(() => shop.stop());

const verify = (orderId: number, paid: object, userId = 7) =>
  shop.call('POST', 'verify-payment', {
    as: { userId },
    body: { ...paid, TransactionId: orderId },
  });
const paidAnd = async (orderId: number) => {
  const gatewayOrderId = await shop.payable(orderId);
  await shop.gateway.simulate(gatewayOrderId, 'authorized');
  await shop.hears(orderId, 'payment.authorized.v1');
  await shop.orderIs.captureDue(orderId);
  await shop.hears(orderId, 'payment.captured.v1');
  return gatewayOrderId;
};

describe('payment at the gateway', () => {
  it('is authorized by the webhook alone and captured when due, each published once', async () => {
    const gatewayOrderId = await paidAnd(1);
    expect(shop.kindsOf(1)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([
      { status: 'captured', captured: true },
    ]);
  });

  it('is authorized by the callback alone, which waits for the order', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(2), 'authorized', {
      webhook: false,
    });
    const answer = verify(2, paid);
    await shop.hears(2, 'payment.authorized.v1');
    await shop.orderIs.captureDue(2);
    await shop.hears(2, 'payment.captured.v1');
    await shop.orderIs.confirmed(2);
    expect((await answer).body).toMatchObject([{ Id: 2, Error: 0 }]);
  });

  it('publishes once for repeated callbacks and webhooks', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(4), 'authorized', { repeat: 5 });
    await Promise.all([verify(4, paid), verify(4, paid), verify(4, paid)]);
    await shop.orderIs.captureDue(4);
    await shop.hears(4, 'payment.captured.v1');
    expect(shop.kindsOf(4)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('publishes a failed attempt and the following payment', async () => {
    const gatewayOrderId = await shop.payable(5);
    await shop.gateway.simulate(gatewayOrderId, 'failed');
    await shop.hears(5, 'payment.attempt-failed.v1');
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(5, 'payment.authorized.v1');
  });

  it('publishes authorized and captured for an immediate capture', async () => {
    await shop.gateway.simulate(await shop.payable(6), 'captured');
    await shop.hears(6, 'payment.captured.v1');
    expect(shop.kindsOf(6)).toEqual([
      '1 payment.requested.v1',
      '2 payment.authorized.v1',
      '3 payment.captured.v1',
    ]);
  });

  it('opens one gateway order for repeated placements', async () => {
    for (let times = 0; times < 3; times += 1) await shop.orderIs.placed(7);
    await shop.hears(7, 'payment.requested.v1');
    await shop.payable(8);
    expect(shop.kindsOf(7)).toEqual(['1 payment.requested.v1']);
  });
});

describe('payment without callback and webhook', () => {
  let reconciled: BillingService;
  beforeAll(async () => {
    reconciled = await startBillingService('reconciled', { reconcileAfterMs: 1_000 });
  }, 90_000);
  afterAll(() => reconciled.stop());

  it('is found by reconciliation', async () => {
    await reconciled.gateway.simulate(await reconciled.payable(3), 'authorized', {
      webhook: false,
    });
    await reconciled.hears(3, 'payment.authorized.v1');
  });
});

describe('payment of an ended order', () => {
  it('is refunded once', async () => {
    const gatewayOrderId = await paidAnd(20);
    await shop.orderIs.cancelled(20);
    await shop.orderIs.cancelled(20);
    await shop.hears(20, 'payment.refunded.v1');
    const [payment] = await shop.gateway.paymentsOf(gatewayOrderId);
    expect(await shop.gateway.refundsOf(payment?.id ?? '')).toMatchObject([
      { amount: payment?.amount, status: 'processed', receipt: 'refund-20-1' },
    ]);
    expect(shop.kindsOf(20).slice(3)).toEqual(['4 payment.refund-due.v1', '5 payment.refunded.v1']);
  });

  it('is not captured when only authorized', async () => {
    const gatewayOrderId = await shop.payable(21);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(21, 'payment.authorized.v1');
    await shop.orderIs.rejected(21);
    await shop.hears(21, 'payment.refund-due.v1');
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([
      { status: 'authorized', captured: false },
    ]);
  });

  it('is not captured when it arrives after the end', async () => {
    const gatewayOrderId = await shop.payable(22);
    await shop.orderIs.rejected(22);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(22, 'payment.refund-due.v1');
    expect(await shop.gateway.paymentsOf(gatewayOrderId)).toMatchObject([{ captured: false }]);
  });
});

describe('invalid payment requests', () => {
  it('reject a signature of another payment', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(30), 'failed', { webhook: false });
    expect((await verify(30, { ...paid, razorpay_signature: '0'.repeat(64) })).body).toMatchObject([
      { Error: 1, Code: 'signature-wrong' },
    ]);
    expect(shop.kindsOf(30)).toEqual(['1 payment.requested.v1']);
  });
  it('reject other customers, unknown orders and missing tokens', async () => {
    const paid = await shop.gateway.simulate(await shop.payable(31), 'authorized', {
      webhook: false,
    });
    expect((await verify(31, paid, 8)).status).toBe(403);
    expect((await verify(99_999, paid)).status).toBe(404);
    expect(
      (await shop.call('POST', 'verify-payment', { body: { ...paid, TransactionId: 31 } })).status,
    ).toBe(401);
  });
  it('reject the payment of another order with a valid signature', async () => {
    await shop.payable(32);
    const other = await shop.gateway.simulate(await shop.payable(33), 'authorized', {
      webhook: false,
    });
    expect((await verify(32, other)).body).toMatchObject([{ Error: 1, Code: 'signature-wrong' }]);
  });
  it('reject a forged webhook without storing it', async () => {
    const { status, body } = await shop.webhook('{"event":"payment.captured"}', {
      signature: 'f'.repeat(64),
      eventId: 'event-f',
    });
    expect([status, (body as { code: string }).code]).toEqual([400, 'signature-wrong']);
    expect(
      (await shop.webhook('{"event":"payment.captured"}', { eventId: 'event-f' })).body,
    ).toEqual({ Taken: true });
  });
  it('store a webhook for an unknown payment once', async () => {
    const raw = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_x', order_id: 'order_x' } } },
    });
    expect((await shop.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: true });
    expect((await shop.webhook(raw, { eventId: 'event-x' })).body).toEqual({ Taken: false });
  });
});

describe('unavailable gateway', () => {
  it('rejects a new order after bounded attempts', async () => {
    await shop.gateway.fault('down');
    await shop.orderIs.placed(40);
    const refused = await shop.hears(40, 'payment.refused.v1', 30_000);
    await shop.gateway.fault('off');
    expect(refused.data).toEqual({ orderId: 40, code: 'payment-unavailable' });
    expect((await shop.trouble()).faults).toMatchObject({ 'open silent': 1 });
  });

  it('captures a payment once the gateway is back', async () => {
    const gatewayOrderId = await shop.payable(41);
    await shop.gateway.simulate(gatewayOrderId, 'authorized');
    await shop.hears(41, 'payment.authorized.v1');
    await shop.gateway.fault('down');
    await shop.orderIs.captureDue(41);
    await shop.orderIs.placed(42);
    await shop.hears(42, 'payment.refused.v1', 30_000);
    await shop.gateway.fault('off');
    await shop.hears(41, 'payment.captured.v1', 30_000);
    await eventually(async () => (await shop.gateway.paymentsOf(gatewayOrderId))[0]?.captured, {
      missing: 'the capture at the gateway',
    });
  });
});

describe('cash collected by staff', () => {
  const staff = { userId: 1, permissions: ['payments'] as const };
  const record = (
    orderId: number,
    status: number,
    as: Parameters<BillingService['call']>[2] = { as: staff },
  ) => shop.call('GET', `record-cash?id=${orderId}&status=${status}`, as);
  it('is recorded once and rejected for other statuses, online orders, customers and unknown orders', async () => {
    await shop.orderIs.placed(50, { method: 'cod' });
    await shop.payable(51);
    expect((await record(50, 3)).body).toMatchObject([{ Id: 50, Error: 0, PaymentStatus: 3 }]);
    expect((await record(50, 3)).body).toMatchObject([{ Error: 0 }]);
    expect((await record(50, 1)).body).toMatchObject([{ Error: 1, Code: 'transition-refused' }]);
    expect((await record(51, 3)).body).toMatchObject([{ Error: 1, Code: 'not-on-delivery' }]);
    expect((await record(50, 3, { as: { userId: 7 } })).status).toBe(403);
    expect((await record(99_999, 3)).status).toBe(404);
    await shop.hears(50, 'payment.captured.v1');
    expect(shop.kindsOf(50)).toEqual(['1 payment.captured.v1']);
  });
});

describe('partially fulfilled order', () => {
  const whole = buildSale([exemptLine, taxedLine]);
  const less = buildSale([exemptLine]);
  const differencePaise = whole.totals.payablePaise - less.totals.payablePaise;
  const staff = { as: { userId: 1, permissions: ['payments', 'transactions'] as const } };
  const readBills = async (orderId: number) =>
    (await shop.call('GET', `read-bills-of-order?Transid=${orderId}`, { as: { userId: 7 } }))
      .body as readonly BillResponse[];

  it('refunds the difference of an online payment once before the bill is issued', async () => {
    const gatewayOrderId = await paidAnd(60);
    for (let times = 0; times < 2; times += 1)
      await shop.orderIs.packedShort(60, less, differencePaise);
    await shop.hears(60, 'payment.refunded.v1');
    await shop.hears(60, 'bill.issued.v1');
    const [payment] = await shop.gateway.paymentsOf(gatewayOrderId);
    expect(await shop.gateway.refundsOf(payment?.id ?? '')).toMatchObject([
      { amount: differencePaise, receipt: 'refund-60-1' },
    ]);
    expect((await shop.hears(60, 'payment.refunded.v1')).data).toMatchObject({
      amountPaise: differencePaise,
      isWhole: false,
    });
    const [bill, ...others] = await readBills(60);
    expect(others).toEqual([]);
    expect(Math.round((bill?.Totals.Payable ?? 0) * 100) + differencePaise).toBe(payment?.amount);
    expect(bill?.Lines.map(({ Name }) => Name)).toEqual(['Onion']);
  });

  it('refunds the rest when it is cancelled', async () => {
    const gatewayOrderId = await paidAnd(61);
    await shop.orderIs.packedShort(61, less, differencePaise);
    await shop.hears(61, 'payment.refunded.v1');
    await shop.orderIs.cancelled(61);
    const [payment] = await shop.gateway.paymentsOf(gatewayOrderId);
    await eventually(
      async () =>
        (await shop.gateway.refundsOf(payment?.id ?? '')).reduce(
          (sum, { amount }) => sum + amount,
          0,
        ) === payment?.amount,
      { timeoutMs: 15_000, missing: 'the rest of the money' },
    );
    await eventually(
      () =>
        shop
          .ofOrder(61)
          .some(
            ({ type, data }) =>
              type === 'payment.refunded.v1' && (data as { isWhole: boolean }).isWhole,
          ),
      { missing: 'the whole refund' },
    );
  });

  const record = (orderId: number) => shop.call('GET', `record-cash?id=${orderId}&status=3`, staff);
  const handBack = async (
    orderId: number,
    body: object,
    as: Parameters<BillingService['call']>[2] = staff,
  ) => shop.call('POST', 'hand-back-cash', { ...as, body: { TransactionId: orderId, ...body } });

  it('collects cash for the packed units only', async () => {
    await shop.orderIs.placed(62, { method: 'cod' });
    await shop.orderIs.packedShort(62, less, differencePaise);
    await shop.hears(62, 'bill.issued.v1');
    expect((await readBills(62))[0]?.Due).toBe(less.totals.payablePaise / 100);
    await record(62);
    expect((await shop.hears(62, 'payment.captured.v1')).data).toMatchObject({
      amountPaise: less.totals.payablePaise,
    });
    expect((await handBack(62, { Way: 'cash', Amount: 1 })).body).toMatchObject([
      { Error: 1, Code: 'nothing-due' },
    ]);
  });

  it('owes the difference of cash that was collected before', async () => {
    await shop.orderIs.placed(63, { method: 'cod' });
    await eventually(async () => (await record(63)).status === 200, { missing: 'order 63' });
    await shop.orderIs.packedShort(63, less, differencePaise);
    expect((await shop.hears(63, 'payment.refund-due.v1')).data).toMatchObject({
      amountPaise: differencePaise,
    });
    expect((await record(63)).body).toMatchObject([{ Error: 0, PaymentStatus: 5 }]);
    for (let times = 0; times < 2; times += 1)
      expect(
        (await handBack(63, { Way: 'cash', Amount: differencePaise / 100 })).body,
      ).toMatchObject([{ Id: 63, Error: 0, Amount: differencePaise / 100, PaymentStatus: 7 }]);
    expect((await shop.hears(63, 'payment.refunded.v1')).data).toMatchObject({
      amountPaise: differencePaise,
      isWhole: false,
      byHand: true,
    });
    expect(shop.kindsOf(63).filter((kind) => kind.includes('payment.'))).toEqual([
      '1 payment.captured.v1',
      '2 payment.refund-due.v1',
      '3 payment.refunded.v1',
    ]);
  });

  it('refunds cash of a cancelled order by a transfer with a reference', async () => {
    await shop.orderIs.placed(64, { method: 'cod' });
    await eventually(async () => (await record(64)).status === 200, { missing: 'order 64' });
    await shop.orderIs.cancelled(64);
    await shop.hears(64, 'payment.refund-due.v1');
    const Amount = buildSale([exemptLine, taxedLine]).totals.payablePaise / 100;
    expect((await handBack(64, { Way: 'cash', Amount: Amount - 1 })).body).toMatchObject([
      { Error: 1, Code: 'amount-differs' },
    ]);
    expect((await handBack(64, { Way: 'bank', Amount })).body).toMatchObject([
      { Error: 1, Code: 'reference-missing' },
    ]);
    expect(
      (await handBack(64, { Way: 'bank', Reference: 'NEFT 77', Amount }, { as: { userId: 7 } }))
        .status,
    ).toBe(403);
    expect((await handBack(64, { Way: 'bank', Reference: 'NEFT 77', Amount }, {})).status).toBe(
      401,
    );
    expect((await handBack(99_999, { Way: 'cash', Amount })).status).toBe(404);
    expect((await handBack(64, { Way: 'bank', Reference: 'NEFT 77', Amount })).body).toMatchObject([
      { Error: 0, PaymentStatus: 6 },
    ]);
    expect((await shop.hears(64, 'payment.refunded.v1')).data).toMatchObject({
      isWhole: true,
      byHand: true,
    });
  });
});
