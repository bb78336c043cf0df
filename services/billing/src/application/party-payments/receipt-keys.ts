import type { BillStore } from '../ports/bills.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';

const prefix = 'receipt:';

/** Receipts and bills share the store of numbers. */
export const toReceiptKey = (paymentId: number): string => `${prefix}${paymentId}`;

const toPaymentId = (key: string): number | null =>
  key.startsWith(prefix) ? Number(key.slice(prefix.length)) : null;

/** Bills and receipts by the keys of their numbers. */
export const createNumberedDocuments = (
  bills: Pick<BillStore, 'findNumbered' | 'issue'>,
  partyPayments: Pick<PartyPaymentStore, 'findNumbered' | 'issueReceipt'>,
): Pick<BillStore, 'findNumbered' | 'issue'> => ({
  findNumbered: async (keys) => {
    const paymentIds = keys.flatMap((key) => toPaymentId(key) ?? []);
    const numbered = await partyPayments.findNumbered(paymentIds);
    return new Set([
      ...(await bills.findNumbered(keys.filter((key) => toPaymentId(key) === null))),
      ...[...numbered].map(toReceiptKey),
    ]);
  },
  issue: (key, number) => {
    const paymentId = toPaymentId(key);
    return paymentId === null
      ? bills.issue(key, number)
      : partyPayments.issueReceipt(paymentId, number);
  },
});
