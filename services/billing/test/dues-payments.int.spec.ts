import { createHmac } from 'node:crypto';
import type { DailyComparisonDetailsResponse, DuesPaymentResponse } from '@tokri/contracts/api';
import { dayMs, shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import {
  member,
  orderOf,
  staff,
  startDuesScenario,
  type DuesResult,
  type DuesScenario,
} from './dues-scenario.ts';

const stranger = { as: { userId: 8, partyId: 2 } };
const today = shopDate(new Date());

describe('dues that are paid with Razorpay', () => {
  let scenario: DuesScenario;
  beforeAll(async () => {
    scenario = await startDuesScenario('dues-razorpay', 'razorpay');
  });
  afterAll(() => scenario.billing.stop());
  const verify = async (
    opened: DuesResult,
    outcome: 'authorized' | 'failed',
    changes: object = {},
  ) => {
    const result = await scenario.billing.gateway.simulate(orderOf(opened), outcome, {
      webhook: false,
    });
    return scenario.send('verify-dues-payment', {
      PartyId: 1,
      PaymentId: opened.Id,
      razorpay_order_id: result.razorpay_order_id,
      razorpay_payment_id: result.razorpay_payment_id,
      razorpay_signature: createHmac('sha256', 'demo-razorpay-secret')
        .update(`${result.razorpay_order_id}|${result.razorpay_payment_id}`)
        .digest('hex'),
      ...changes,
    });
  };

  it('pay the chosen bill, and the oldest ones with what is left', async () => {
    const bill = await scenario.importBill('R1', 500);
    const opened = await scenario.pay([{ Id: bill.Id, Amount: 200 }], 1);
    expect(opened).toMatchObject({
      Error: 0,
      Payment: { Provider: 'razorpay', AmountPaise: 20_100, Currency: 'INR' },
    });
    expect(await scenario.read(opened.Id)).toMatchObject({
      State: 'opened',
      Number: '',
      Bills: [{ Id: bill.Id, Amount: 200 }],
      Payment: opened.Payment,
    });
    expect(await verify(opened, 'authorized')).toMatchObject({ Error: 0, State: 'captured' });
    expect(await scenario.read(opened.Id)).toMatchObject({
      State: 'captured',
      Way: 'online',
      Reference: expect.stringMatching(/^pay_/) as string,
      Number: expect.stringMatching(/^RC\//) as string,
      Bills: expect.arrayContaining([
        { Id: bill.Id, Number: 'R1', Amount: 201 },
      ]) as DuesPaymentResponse['Bills'],
      OnAccount: 0,
      Payment: null,
    });
  });

  it('are counted once when verification, webhooks and the periodic job report them', async () => {
    const opened = await scenario.pay([], 50);
    await Promise.all([
      scenario.billing.gateway.simulate(orderOf(opened), 'authorized', { repeat: 3 }),
      verify(opened, 'authorized'),
    ]);
    await scenario.waitForState(opened.Id, 'captured');
    const payments = await scenario.billing.gateway.listPayments(orderOf(opened));
    expect(payments.filter(({ captured }) => captured)).toHaveLength(1);
    const route = `read-ledger?PartyId=1&FromDate=2026-04-01&ToDate=${today}&Type=payment`;
    await eventually(
      async () =>
        ((await scenario.billing.call('GET', route, staff)).body as { EntryCount: number })
          .EntryCount === 2,
      { missing: 'both payments in the ledger, once each' },
    );
  });

  it('are captured by the periodic job when nobody reports them', async () => {
    const opened = await scenario.pay([], 30);
    await scenario.billing.gateway.simulate(orderOf(opened), 'authorized', { webhook: false });
    await scenario.waitForState(opened.Id, 'captured');
  });

  it('refuse a forged result, a failed attempt and what is not due', async () => {
    const opened = await scenario.pay([], 20);
    expect(await verify(opened, 'failed', { razorpay_signature: 'a'.repeat(64) })).toMatchObject({
      Error: 1,
      Code: 'signature-wrong',
    });
    expect(await verify(opened, 'failed')).toMatchObject({ Error: 1, Code: 'payment-failed' });
    expect(await scenario.pay([{ Id: 999_999, Amount: 1 }])).toMatchObject({
      Code: 'unknown-bill',
      BillId: 999_999,
    });
    const bill = await scenario.importBill('R2', 10);
    expect(await scenario.pay([{ Id: bill.Id, Amount: 10.01 }])).toMatchObject({
      Code: 'more-than-due',
      BillId: bill.Id,
    });
    for (const body of [
      { PartyId: 1, Bills: [] },
      {
        PartyId: 1,
        Bills: [
          { Id: bill.Id, Amount: 2 },
          { Id: bill.Id, Amount: 3 },
        ],
      },
    ])
      expect(
        (await scenario.billing.call('POST', 'pay-outstanding', { ...member, body })).status,
      ).toBe(400);
  });

  it('are for people of the party only', async () => {
    const body = { PartyId: 1, Bills: [], OnAccount: 5 };
    for (const [as, status] of [
      [{}, 401],
      [stranger, 403],
      [staff, 403],
    ] as const)
      expect((await scenario.billing.call('POST', 'pay-outstanding', { ...as, body })).status).toBe(
        status,
      );
    const opened = await scenario.pay([], 5);
    expect(
      (
        await scenario.billing.call(
          'GET',
          `read-dues-payment-secret?PartyId=2&PaymentId=${opened.Id}`,
          stranger,
        )
      ).status,
    ).toBe(404);
  });

  it('fail after 20 minutes, and are still taken when the money comes later', async () => {
    const opened = await scenario.pay([], 40);
    scenario.pass(21 * 60_000);
    await scenario.waitForState(opened.Id, 'failed');
    await scenario.billing.gateway.simulate(orderOf(opened), 'authorized');
    await scenario.waitForState(opened.Id, 'captured');
  });

  it('fail after 20 minutes too when their provider is no longer configured', async () => {
    const opened = await scenario.pay([], 60);
    await scenario.billing.database
      .collection('party_payments')
      .updateOne({ paymentId: opened.Id }, { $set: { 'payment.online.provider': 'stripe' } });
    scenario.pass(21 * 60_000);
    await scenario.waitForState(opened.Id, 'failed');
  });

  it('are known to the nightly comparison with the provider', async () => {
    scenario.pass(dayMs);
    const day = { Date: today, Provider: 'razorpay' };
    await scenario.send('compare-day', day, staff);
    const { body } = await scenario.billing.call(
      'GET',
      `read-daily-comparison?Date=${today}&Provider=razorpay`,
      staff,
    );
    expect(body as DailyComparisonDetailsResponse).toMatchObject({
      State: 'equal',
      Payments: 4,
      Differences: [],
    });
  });
});
