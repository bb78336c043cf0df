import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { eventually } from '@tokri/service-kit/testing';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Simulated {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}
export interface ShownPayment {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly amount: number;
  readonly captured: boolean;
}
export interface ShownRefund {
  readonly payment_id: string;
  readonly amount: number;
  readonly status: string;
  readonly receipt: string | null;
}
export interface ShownCharge {
  readonly id: string;
  readonly payment_intent: string;
  readonly status: string;
  readonly amount: number;
  readonly captured: boolean;
  readonly amount_refunded: number;
}
export interface ShownIntentRefund {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata: { readonly refund?: string };
}

type Outcome = 'captured' | 'failed' | 'authorized';

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
  const post = async <T>(at: string, body: unknown): Promise<T> =>
    (await (
      await fetch(`${url}${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as T;
  const list = async <T>(at: string): Promise<readonly T[]> =>
    (await (await fetch(`${url}${at}`)).json()) as readonly T[];
  return {
    url: `${url}/razorpay`,
    simulate: (
      orderId: string,
      outcome: Outcome,
      more: { webhook?: boolean; repeat?: number } = {},
    ) => post<Simulated>('/razorpay/simulate', { orderId, outcome, ...more }),
    fault: (
      mode: 'down' | 'errors' | 'off',
      { system = 'razorpay' as PaymentProvider, seconds = 60 } = {},
    ) => post('/faults', { system, mode, seconds }),
    paymentsOf: async (gatewayOrderId: string) =>
      (await list<ShownPayment>('/razorpay/payments')).filter(
        (payment) => payment.order_id === gatewayOrderId,
      ),
    refundsOf: async (paymentId: string) =>
      (await list<ShownRefund>('/razorpay/refunds')).filter(
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
      chargesOf: async (intentId: string) =>
        (await list<ShownCharge>('/stripe/charges')).filter(
          (charge) => charge.payment_intent === intentId,
        ),
      refundsOf: async (intentId: string) =>
        (await list<ShownIntentRefund>('/stripe/refunds')).filter(
          (refund) => refund.payment_intent === intentId,
        ),
    },
    stop: () => {
      standIns.kill('SIGTERM');
    },
  };
};
