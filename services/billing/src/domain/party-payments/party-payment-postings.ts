import { shopDate } from '@tokri/contracts/dates';
import type { MoneyAccount } from '@tokri/contracts/orders';
import type { LedgerPosting } from '../ledger/posting.ts';
import type { PartyPayment } from './party-payment.ts';

const toMoneyAccount = ({ way, online }: PartyPayment): MoneyAccount => {
  if (online) return online.provider;
  return way === 'cash' ? 'cash' : 'bank';
};

/** A reversed payment stays in the ledger, followed by its opposite or by what the provider returned. */
export const toPartyPaymentPostings = (payment: PartyPayment): readonly LedgerPosting[] => {
  const { paymentId, amountPaise, number, reversal, returns = [] } = payment;
  if (number === null) return [];
  const paid = {
    type: 'payment',
    source: `party-payment:${paymentId}`,
    documentDate: payment.receivedOn,
    reference: number,
    orderId: 0,
    billId: 0,
    amountPaise,
    through: toMoneyAccount(payment),
  } as const;
  const reversed = reversal && {
    ...paid,
    source: `party-payment-reversal:${paymentId}`,
    documentDate: shopDate(reversal.at),
    amountPaise: -amountPaise,
  };
  const returned = returns
    .filter((one) => one.state === 'processed' && one.amountPaise > 0)
    .map(({ returnId, at, amountPaise: returnedPaise }) => ({
      ...paid,
      type: 'refund' as const,
      source: `party-payment-return:${paymentId}:${returnId}`,
      documentDate: shopDate(at),
      amountPaise: returnedPaise,
    }));
  return [paid, ...(reversed ? [reversed] : []), ...returned];
};
