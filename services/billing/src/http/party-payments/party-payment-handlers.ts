import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { toPaise } from '@tokri/contracts/money';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  recordPartyPayment,
  reversePartyPayment,
  type RecordPaymentDeps,
} from '../../application/party-payments/record-payment.ts';
import { findVouchers } from '../../application/party-payments/issue-vouchers.ts';
import type { BillStore } from '../../application/ports/bills.ts';
import type { SyncDuesPaymentDeps } from '../../application/party-payments/sync-dues-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { createDuesPaymentHandlers, toCheckout } from './dues-payment-handlers.ts';
import { toPartyPaymentResponse } from './party-payment-error-messages.ts';
import type { ReceiptLinks } from './receipt-links.ts';
import { toDuesPaymentResponse } from './party-payment-response.ts';

export type PartyPaymentHandlerDeps = RecordPaymentDeps &
  SyncDuesPaymentDeps & {
    readonly receiptLinks: ReceiptLinks;
    readonly bills: Pick<BillStore, 'findByKeys'>;
  };

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

const createReadHandlers = (
  deps: PartyPaymentHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'list-dues-payments' | 'read-dues-receipt'
> => ({
  'read-dues-receipt': async ({ query }) => {
    const { PartyId: partyId, PaymentId: paymentId } = query;
    const payment = await findPaymentOfParty(deps, { partyId, paymentId });
    if (payment.number === null) throw new ProblemError('not-found');
    const link = deps.receiptLinks.createLink(paymentId, deps.clock());
    return { body: { PdfUrl: link.url, ExpiresAt: formatInstant(link.expiresAt) } };
  },
  'list-dues-payments': async ({ query, pagination }) => {
    const { PartyId: partyId, PaymentId: paymentId } = query;
    const { payments, total } =
      paymentId === undefined
        ? await deps.partyPayments.listByParty(partyId, pagination)
        : { payments: [await findPaymentOfParty(deps, { partyId, paymentId })], total: 1 };
    const vouchers = await findVouchers(deps, payments);
    return {
      total,
      body: payments.map((payment) =>
        toDuesPaymentResponse(
          payment,
          toCheckout(deps.providers, payment),
          vouchers.get(payment.paymentId) ?? [],
        ),
      ),
    };
  },
});

export const createPartyPaymentHandlers = (
  deps: PartyPaymentHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  | 'record-party-payment'
  | 'reverse-party-payment'
  | 'list-dues-payments'
  | 'read-dues-receipt'
  | 'pay-outstanding'
  | 'verify-dues-payment'
  | 'read-dues-payment-secret'
> => ({
  ...createReadHandlers(deps),
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
});
