import { eventually } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

interface Refunded {
  readonly amountPaise: number;
  readonly nowPaise: number;
  readonly atProviderPaise?: number;
  readonly isWhole: boolean;
}

const whole = buildSale([exemptLine, taxedLine]).totals.payablePaise;

let razorpay: BillingService;
let stripe: BillingService;
beforeAll(async () => {
  razorpay = await startBillingService('dashboard-refunds');
  stripe = await startBillingService('dashboard-refunds-stripe', { provider: 'stripe' });
});
afterAll(async () => {
  await razorpay.stop();
  await stripe.stop();
});

const refundedEvents = (billing: BillingService, orderId: number): Refunded[] =>
  billing
    .eventsOfOrder(orderId)
    .filter(({ type }) => type === 'payment.refunded.v1')
    .map(({ data }) => data as Refunded);

const waitForRefunded = (billing: BillingService, orderId: number, amountPaise: number) =>
  eventually(
    () => refundedEvents(billing, orderId).find((event) => event.amountPaise === amountPaise),
    { missing: `a refund of ${amountPaise} paise in all` },
  );

const payWithRazorpay = async (orderId: number): Promise<string> => {
  const gatewayOrderId = await payAndCapture(razorpay, orderId);
  return (await razorpay.gateway.listPayments(gatewayOrderId))[0]?.id ?? '';
};

const payWithStripe = async (orderId: number): Promise<string> => {
  const intent = await stripe.createOnlinePayment(orderId);
  await stripe.gateway.stripe.simulate(intent, 'authorized');
  await stripe.waitForEvent(orderId, 'payment.authorized.v1');
  await stripe.orderEvents.captureDue(orderId);
  await stripe.waitForEvent(orderId, 'payment.captured.v1');
  return (await stripe.gateway.stripe.listCharges(intent))[0]?.id ?? '';
};

const cases = {
  Razorpay: {
    billing: () => razorpay,
    pay: payWithRazorpay,
    refundOnDashboard: (paymentId: string, amount?: number) =>
      razorpay.gateway.refundOnDashboard(paymentId, amount === undefined ? {} : { amount }),
  },
  Stripe: {
    billing: () => stripe,
    pay: payWithStripe,
    refundOnDashboard: (paymentId: string, amount?: number) =>
      stripe.gateway.stripe.refundOnDashboard(paymentId, amount),
  },
} as const;

describe.each(Object.entries(cases))(
  'a refund on the dashboard of %s',
  (_provider, { billing, pay, refundOnDashboard }) => {
    it('is recorded, and a cancelled order gets only the rest back', async () => {
      const paymentId = await pay(1);
      await refundOnDashboard(paymentId, 2_000);
      expect(await waitForRefunded(billing(), 1, 2_000)).toMatchObject({
        nowPaise: 2_000,
        atProviderPaise: 2_000,
        isWhole: false,
      });
      await billing().orderEvents.cancelled(1);
      expect(await waitForRefunded(billing(), 1, whole)).toMatchObject({
        nowPaise: whole - 2_000,
        atProviderPaise: 2_000,
        isWhole: true,
      });
    });

    it('of the whole amount leaves nothing to refund when the order is cancelled', async () => {
      await refundOnDashboard(await pay(2));
      expect(await waitForRefunded(billing(), 2, whole)).toMatchObject({ isWhole: true });
      await billing().orderEvents.cancelled(2);
      await pay(3);
      expect(refundedEvents(billing(), 2)).toHaveLength(1);
      expect((await billing().readGatewayHealth()).faults).toEqual({});
    });
  },
);

describe('a refund on the dashboard whose webhook is lost', () => {
  it('is found when the shop’s own refund is refused', async () => {
    const paymentId = await payWithRazorpay(10);
    await razorpay.gateway.refundOnDashboard(paymentId, { amount: 2_000, webhook: false });
    await razorpay.orderEvents.cancelled(10);
    await waitForRefunded(razorpay, 10, whole);
    expect(
      (await razorpay.gateway.listRefunds(paymentId)).map(({ amount, receipt }) => [
        amount,
        receipt,
      ]),
    ).toEqual([
      [whole - 2_000, 'refund-10-1'],
      [2_000, null],
    ]);
  });

  it('counts towards what is due for a partially fulfilled order', async () => {
    const paymentId = await payWithRazorpay(11);
    const less = buildSale([exemptLine]);
    const differencePaise = whole - less.totals.payablePaise;
    await razorpay.gateway.refundOnDashboard(paymentId, { amount: 200 });
    await waitForRefunded(razorpay, 11, 200);
    await razorpay.orderEvents.partiallyFulfilled(11, less, differencePaise);
    expect(await waitForRefunded(razorpay, 11, differencePaise)).toMatchObject({
      nowPaise: differencePaise - 200,
      isWhole: false,
    });
  });

  it('is read beyond the first ten refunds of a payment', async () => {
    const paymentId = await payWithRazorpay(12);
    for (let count = 0; count < 12; count += 1)
      await razorpay.gateway.refundOnDashboard(paymentId, { amount: 100, webhook: count === 11 });
    expect(await waitForRefunded(razorpay, 12, 1_200)).toMatchObject({ atProviderPaise: 1_200 });
  });
});
