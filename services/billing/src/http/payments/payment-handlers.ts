import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { orderStatus, type OrderStatus } from '@tokri/contracts/orders';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { ok } from '@tokri/contracts/result';
import type { OperationHandlers, OperationRequest } from '@tokri/service-kit/http';
import type { PendingReplies } from '@tokri/service-kit/use-case';
import {
  receiveWebhook,
  type ReceiveWebhookDeps,
} from '../../application/payments/gateway-webhook.ts';
import { readPaymentSecret } from '../../application/payments/read-payment-secret.ts';
import {
  verifyPayment,
  type VerifyPaymentDeps,
} from '../../application/payments/verify-payment.ts';
import {
  verificationStatus,
  type VerificationStatus,
} from '../../domain/payments/verification-status.ts';
import { toCommandResponse } from '../error-messages.ts';

export interface PaymentHandlerDeps extends VerifyPaymentDeps, ReceiveWebhookDeps {
  readonly pendingConfirmations: PendingReplies<OrderStatus>;
}

const sagaWaitMs = 1500;

const createWebhookHandler =
  (deps: ReceiveWebhookDeps) =>
  (provider: PaymentProvider) =>
  async ({
    raw = Buffer.alloc(0),
    declaredHeaders: headers,
  }: Pick<OperationRequest, 'raw' | 'declaredHeaders'>) => ({
    body: { Taken: await receiveWebhook(deps, { provider, raw, headers }) },
  });

const statusOnceSettled = async (
  payment: Parameters<typeof verificationStatus>[0],
  settled: Promise<OrderStatus | null>,
): Promise<VerificationStatus> => {
  const now = verificationStatus(payment, null);
  return now.status === orderStatus.AwaitingPayment
    ? verificationStatus(payment, await settled)
    : now;
};

export const createPaymentHandlers = (
  deps: PaymentHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'verify-payment' | 'read-payment-secret' | 'take-razorpay-event' | 'take-stripe-event'
> => {
  const webhookHandler = createWebhookHandler(deps);
  return {
    'verify-payment': async ({ body, caller, language }) => {
      const settled = deps.pendingConfirmations.waitFor(body.TransactionId, sagaWaitMs);
      const result = await verifyPayment(deps, {
        orderId: body.TransactionId,
        userId: caller.userId,
        checkoutResult:
          'payment_intent' in body
            ? { kind: 'named', gatewayOrderId: body.payment_intent }
            : {
                kind: 'signed',
                gatewayPaymentId: body.razorpay_payment_id,
                signature: body.razorpay_signature,
              },
      });
      const verified = result.ok ? ok(await statusOnceSettled(result.value, settled)) : result;
      return {
        body: [
          toCommandResponse(verified, language, (verification) =>
            commandSucceeded(body.TransactionId, {
              Status: verification.status,
              PaymentStatus: verification.paymentStatus,
            }),
          ),
        ],
      };
    },
    'read-payment-secret': async ({ query, caller }) => {
      const { provider, clientSecret } = await readPaymentSecret(deps, {
        orderId: query.TransactionId,
        userId: caller.userId,
      });
      return { body: [{ Provider: provider, ClientSecret: clientSecret }] };
    },
    'take-razorpay-event': webhookHandler('razorpay'),
    'take-stripe-event': webhookHandler('stripe'),
  };
};
