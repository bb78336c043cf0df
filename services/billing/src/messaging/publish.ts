import type { PaymentProvider } from '@tokri/contracts';
import {
  billIssued,
  paymentAttemptFailed,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRefused,
  paymentRequested,
} from '@tokri/contracts/events';
import { outboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { Bill } from '../domain/bill.ts';
import type { Payment, PaymentFact } from '../domain/payment.ts';

interface At {
  readonly seq: number;
  readonly occurredAt: Date;
}

/** The event that tells a fact about a payment. `keyIdOf` is the public half of our key at a provider: the page opens the dialog with it. */
export const paymentEntryOf =
  (keyIdOf: (provider: PaymentProvider) => string) =>
  (payment: Payment, fact: PaymentFact, time: At): OutboxEntry => {
    const { orderId, userId, amountPaise } = payment;
    const at = { key: String(orderId), ...time };
    const data = { orderId, userId, amountPaise };
    switch (fact.kind) {
      case 'requested':
        return outboxEntry(paymentRequested, {
          ...at,
          data: {
            ...data,
            provider: fact.provider,
            keyId: keyIdOf(fact.provider),
            gatewayOrderId: fact.gatewayOrderId,
          },
        });
      case 'refused':
        return outboxEntry(paymentRefused, { ...at, data: { orderId, code: fact.code } });
      case 'attempt-failed':
        return outboxEntry(paymentAttemptFailed, { ...at, data: { orderId, userId } });
      case 'authorized':
        return outboxEntry(paymentAuthorized, { ...at, data });
      case 'captured':
        return outboxEntry(paymentCaptured, { ...at, data });
      case 'refund-due':
        return outboxEntry(paymentRefundDue, {
          ...at,
          data: { ...data, amountPaise: fact.amountPaise },
        });
      case 'refunded':
        return outboxEntry(paymentRefunded, {
          ...at,
          data: {
            ...data,
            amountPaise: fact.amountPaise,
            nowPaise: fact.nowPaise,
            isWhole: fact.isWhole,
            ...(fact.byHand ? { byHand: true } : {}),
          },
        });
    }
  };

/** A bill that has its number. Ids and the number only: whom it is for stands on the bill. */
export const billEntryOf = (
  { orderId, userId, partyId, billId, number, kind, totals }: Bill,
  at: At,
): OutboxEntry => {
  if (kind === 'OrderConfirmation') throw new RangeError('an order confirmation is not issued');
  return outboxEntry(billIssued, {
    key: String(orderId),
    ...at,
    data: { orderId, userId, partyId, billId, number, kind, totalPaise: totals.payablePaise },
  });
};
