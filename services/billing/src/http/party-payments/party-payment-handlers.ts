import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toPaise } from '@tokri/contracts/money';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  recordPartyPayment,
  reversePartyPayment,
  type RecordPaymentDeps,
} from '../../application/party-payments/record-payment.ts';
import type { SyncDuesPaymentDeps } from '../../application/party-payments/sync-dues-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { createDuesPaymentHandlers, toCheckout } from './dues-payment-handlers.ts';
import { toPartyPaymentResponse } from './party-payment-error-messages.ts';
import { toDuesPaymentResponse } from './party-payment-response.ts';

export type PartyPaymentHandlerDeps = RecordPaymentDeps & SyncDuesPaymentDeps;

const toResult = ({ paymentId, number }: PartyPayment) =>
  commandSucceeded(paymentId, { PaymentId: paymentId, Number: number ?? '' });

const findPaymentOfParty = async (
  { partyPayments }: Pick<PartyPaymentHandlerDeps, 'partyPayments'>,
  { partyId, paymentId }: { readonly partyId: number; readonly paymentId: number },
): Promise<PartyPayment> => {
  const stored = await partyPayments.find(paymentId);
  if (stored?.payment.partyId !== partyId) throw new ProblemError('not-found');
  return stored.payment;
};

export const createPartyPaymentHandlers = (
  deps: PartyPaymentHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  | 'record-party-payment'
  | 'reverse-party-payment'
  | 'list-dues-payments'
  | 'pay-outstanding'
  | 'verify-dues-payment'
  | 'read-dues-payment-secret'
> => ({
  ...createDuesPaymentHandlers(deps),
  'record-party-payment': async ({ body, caller, language }) => {
    const result = await recordPartyPayment(deps, {
      partyId: body.PartyId,
      amountPaise: toPaise(body.Amount),
      way: body.Way,
      reference: body.Reference,
      receivedOn: body.ReceivedOn,
      by: caller.userId,
      requestId: body.RequestId,
      choice: body.Bills.map(({ Id, Amount }) => ({ billId: Id, amountPaise: toPaise(Amount) })),
    });
    const response = toPartyPaymentResponse(result, language, toResult);
    return { body: ['billId' in result ? { ...response, BillId: result.billId } : response] };
  },
  'reverse-party-payment': async ({ body, caller, language }) => {
    const result = await reversePartyPayment(deps, {
      paymentId: body.PaymentId,
      reason: body.Reason,
      by: caller.userId,
      requestId: body.RequestId,
    });
    return { body: [toPartyPaymentResponse(result, language, toResult)] };
  },
  'list-dues-payments': async ({ query, pagination }) => {
    const { PartyId: partyId, PaymentId: paymentId } = query;
    const { payments, total } =
      paymentId === undefined
        ? await deps.partyPayments.listByParty(partyId, pagination)
        : { payments: [await findPaymentOfParty(deps, { partyId, paymentId })], total: 1 };
    return {
      total,
      body: payments.map((payment) =>
        toDuesPaymentResponse(payment, toCheckout(deps.providers, payment)),
      ),
    };
  },
});
