import { isVoucherKind } from '@tokri/contracts/orders';
import type { PaymentProvider } from '@tokri/contracts/platform';
import {
  billIssued,
  creditRejected,
  creditReserved,
  openRefundsChanged,
  paymentAttemptFailed,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRejected,
  paymentRequested,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { CreditReply } from '../application/ports/party-accounts.ts';
import type { Bill } from '../domain/bills/bill.ts';
import type { Payment, PaymentEvent } from '../domain/payments/payment.ts';

interface EventPosition {
  readonly seq: number;
  readonly occurredAt: Date;
}

const toRefundedData = ({
  amountPaise,
  nowPaise,
  isFull,
  atProviderPaise,
  isManual,
}: Extract<PaymentEvent, { kind: 'refunded' }>) => ({
  amountPaise,
  nowPaise,
  isWhole: isFull,
  ...(atProviderPaise > 0 ? { atProviderPaise } : {}),
  ...(isManual ? { byHand: true } : {}),
});

export const createPaymentOutboxMapper =
  (findKeyId: (provider: PaymentProvider) => string) =>
  (payment: Payment, event: PaymentEvent, position: EventPosition): OutboxEntry => {
    const { orderId, userId, amountPaise } = payment;
    const entry = { key: String(orderId), ...position };
    const data = { orderId, userId, amountPaise };
    switch (event.kind) {
      case 'requested':
        return createOutboxEntry(paymentRequested, {
          ...entry,
          data: {
            ...data,
            provider: event.provider,
            keyId: findKeyId(event.provider),
            gatewayOrderId: event.gatewayOrderId,
          },
        });
      case 'refused':
        return createOutboxEntry(paymentRejected, {
          ...entry,
          data: { orderId, code: event.code },
        });
      case 'attempt-failed':
        return createOutboxEntry(paymentAttemptFailed, { ...entry, data: { orderId, userId } });
      case 'authorized':
        return createOutboxEntry(paymentAuthorized, { ...entry, data });
      case 'captured':
        return createOutboxEntry(paymentCaptured, {
          ...entry,
          data: { ...data, ...(payment.paidWith ? { paidWith: payment.paidWith } : {}) },
        });
      case 'refund-due':
        return createOutboxEntry(paymentRefundDue, {
          ...entry,
          data: { ...data, amountPaise: event.amountPaise },
        });
      case 'refunded':
        return createOutboxEntry(paymentRefunded, {
          ...entry,
          data: { ...data, ...toRefundedData(event) },
        });
      case 'open-refunds-changed':
        return createOutboxEntry(openRefundsChanged, {
          ...entry,
          data: { orderId, userId, hasOpen: event.hasOpen },
        });
    }
  };

export const toBillOutboxEntry = (
  { orderId, userId, partyId, billId, number, kind, totals, account }: Bill,
  position: EventPosition,
): OutboxEntry => {
  if (kind === 'OrderConfirmation' || isVoucherKind(kind))
    throw new RangeError(`no order has a bill of the kind ${kind}`);
  return createOutboxEntry(billIssued, {
    key: String(orderId),
    ...position,
    data: {
      orderId,
      userId,
      partyId,
      billId,
      number,
      kind,
      totalPaise: totals.payablePaise,
      ...(account ? { dueDate: account.dueDate } : {}),
    },
  });
};

/** Each order gets one reply, so its sequence has one number. */
const creditReplySeq = 1;

export const toCreditReplyEntry = (
  { outcome, ...order }: CreditReply,
  occurredAt: Date,
): OutboxEntry => {
  const entry = { key: String(order.orderId), seq: creditReplySeq, occurredAt };
  return outcome.kind === 'reserved'
    ? createOutboxEntry(creditReserved, {
        ...entry,
        data: { ...order, amountPaise: outcome.amountPaise, termsDays: outcome.termsDays },
      })
    : createOutboxEntry(creditRejected, {
        ...entry,
        data: { ...order, reason: outcome.reason },
      });
};
