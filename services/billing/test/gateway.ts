import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { eventually } from '@tokri/service-kit/testing';

const root = path.resolve(import.meta.dirname, '../../..');

export interface SimulatedPayment {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}
export interface GatewayPayment {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly amount: number;
  readonly captured: boolean;
}
export interface RazorpayRefund {
  readonly payment_id: string;
  readonly amount: number;
  readonly status: string;
  readonly receipt: string | null;
}
export interface StripeCharge {
  readonly id: string;
  readonly payment_intent: string;
  readonly status: string;
  readonly amount: number;
  readonly captured: boolean;
  readonly amount_refunded: number;
}
export interface StripeRefund {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata: { readonly refund?: string };
}

type Outcome = 'captured' | 'failed' | 'authorized';
interface DisputeOptions {
  readonly amount?: number;
  readonly outcome?: 'open' | 'won' | 'lost';
  readonly webhook?: boolean;
}

export const startGateway = async ({
  port,
  webhookUrl,
}: {
  readonly port: number;
  readonly webhookUrl: string;
}) => {
  const url = `http://127.0.0.1:${port}`;
  const standIns: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'stand-ins/src/main.ts'],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        STAND_INS_PORT: String(port),
        SMTP_PORT: '0',
        WEBHOOK_URL: `${webhookUrl}/take-razorpay-event`,
        STRIPE_WEBHOOK_URL: `${webhookUrl}/take-stripe-event`,
        LOG_LEVEL: 'error',
      },
    },
  );
  await eventually(async () => (await fetch(`${url}/razorpay/payments`)).ok, {
    timeoutMs: 40_000,
    missing: 'the payment stand-in',
  });
  const post = async <T>(route: string, body: unknown): Promise<T> =>
    (await (
      await fetch(`${url}${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as T;
  const list = async <T>(route: string): Promise<readonly T[]> =>
    (await (await fetch(`${url}${route}`)).json()) as readonly T[];
  return {
    url: `${url}/razorpay`,
    eInvoiceUrl: `${url}/e-invoice`,
    simulate: (
      orderId: string,
      outcome: Outcome,
      more: { webhook?: boolean; repeat?: number } = {},
    ) => post<SimulatedPayment>('/razorpay/simulate', { orderId, outcome, ...more }),
    refundOnDashboard: (
      paymentId: string,
      more: { readonly amount?: number; readonly webhook?: boolean } = {},
    ) => post<RazorpayRefund>('/razorpay/dashboard-refund', { paymentId, ...more }),
    dispute: (paymentId: string, more: DisputeOptions = {}) =>
      post('/razorpay/dispute', { paymentId, ...more }),
    injectFault: (
      mode: 'down' | 'errors' | 'off',
      { system = 'razorpay' as PaymentProvider | 'e-invoice', seconds = 60 } = {},
    ) => post('/faults', { system, mode, seconds }),
    listPayments: async (gatewayOrderId: string) =>
      (await list<GatewayPayment>('/razorpay/payments')).filter(
        (payment) => payment.order_id === gatewayOrderId,
      ),
    listRefunds: async (paymentId: string) =>
      (await list<RazorpayRefund>('/razorpay/refunds')).filter(
        (refund) => refund.payment_id === paymentId,
      ),
    stripe: {
      url: `${url}/stripe`,
      simulate: (
        intentId: string,
        outcome: Outcome,
        more: { webhook?: boolean; repeat?: number; amount?: number } = {},
      ) =>
        post<{ readonly payment_intent: string }>('/stripe/simulate', {
          orderId: intentId,
          outcome,
          ...more,
        }),
      refundOnDashboard: (paymentId: string, amount?: number, webhook = true) =>
        post<StripeRefund>('/stripe/dashboard-refund', {
          paymentId,
          webhook,
          ...(amount === undefined ? {} : { amount }),
        }),
      dispute: (paymentId: string, more: DisputeOptions = {}) =>
        post('/stripe/dispute', { paymentId, ...more }),
      listCharges: async (intentId: string) =>
        (await list<StripeCharge>('/stripe/charges')).filter(
          (charge) => charge.payment_intent === intentId,
        ),
      listRefunds: async (intentId: string) =>
        (await list<StripeRefund>('/stripe/refunds')).filter(
          (refund) => refund.payment_intent === intentId,
        ),
    },
    stop: () => {
      standIns.kill('SIGTERM');
    },
  };
};
