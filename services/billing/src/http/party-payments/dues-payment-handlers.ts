import {
  commandSucceeded,
  type billingOperations,
  type DuesPaymentResponse,
  type RequestBody,
} from '@tokri/contracts/api';
import { shopMarket } from '@tokri/contracts/market';
import { toPaise } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  payOutstanding,
  readDuesPaymentSecret,
  verifyDuesPayment,
} from '../../application/party-payments/pay-outstanding.ts';
import type { SyncDuesPaymentDeps } from '../../application/party-payments/sync-dues-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import type { CheckoutResult, Providers } from '../../application/ports/providers.ts';
import { toPartyPaymentResponse } from './party-payment-error-messages.ts';

/** What the dialog of the provider needs, while the payment is open. */
export const toCheckout = (
  providers: Providers,
  { state, online, amountPaise }: PartyPayment,
): DuesPaymentResponse['Payment'] => {
  if (state !== 'opened' || !online?.gatewayOrderId) return null;
  // A provider that the shop no longer uses has no form.
  const adapter = providers.find(online.provider);
  return (
    adapter && {
      Provider: online.provider,
      KeyId: adapter.gateway.keyId,
      OrderId: online.gatewayOrderId,
      AmountPaise: amountPaise,
      Currency: shopMarket().currency,
      Prefill: { Name: '', Contact: '', Email: '' },
    }
  );
};

const toCheckoutResult = (
  body: RequestBody<typeof billingOperations.verifyDuesPayment>,
): CheckoutResult =>
  'payment_intent' in body
    ? { kind: 'named', gatewayOrderId: body.payment_intent }
    : {
        kind: 'signed',
        gatewayPaymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      };

export const createDuesPaymentHandlers = (
  deps: SyncDuesPaymentDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'pay-outstanding' | 'verify-dues-payment' | 'read-dues-payment-secret'
> => ({
  'pay-outstanding': async ({ body, caller, language }) => {
    const result = await payOutstanding(deps, {
      partyId: body.PartyId,
      by: caller.userId,
      choice: body.Bills.map(({ Id, Amount }) => ({ billId: Id, amountPaise: toPaise(Amount) })),
      onAccountPaise: toPaise(body.OnAccount),
    });
    const response = toPartyPaymentResponse(result, language, (payment) =>
      commandSucceeded(payment.paymentId, {
        PaymentId: payment.paymentId,
        Number: '',
        Payment: toCheckout(deps.providers, payment),
      }),
    );
    return { body: ['billId' in result ? { ...response, BillId: result.billId } : response] };
  },
  'verify-dues-payment': async ({ body, language }) => {
    const result = await verifyDuesPayment(deps, {
      partyId: body.PartyId,
      paymentId: body.PaymentId,
      checkoutResult: toCheckoutResult(body),
    });
    return {
      body: [
        toPartyPaymentResponse(result, language, ({ paymentId, state }) =>
          commandSucceeded(paymentId, { PaymentId: paymentId, State: state }),
        ),
      ],
    };
  },
  'read-dues-payment-secret': async ({ query }) => {
    const { provider, clientSecret } = await readDuesPaymentSecret(deps, {
      partyId: query.PartyId,
      paymentId: query.PaymentId,
    });
    return { body: [{ Provider: provider, ClientSecret: clientSecret }] };
  },
});
