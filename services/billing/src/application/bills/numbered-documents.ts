import { isConsolidatedKey } from '../../domain/bills/small-bill.ts';
import { findPaymentId, toReceiptKey } from '../party-payments/receipt-keys.ts';
import type { BillStore } from '../ports/bills.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';
import type { ConsolidatedBillStore } from '../ports/small-bills.ts';

export type NumberedDocuments = Pick<BillStore, 'findNumbered' | 'issue'>;

type ConsolidatedNumbers = Pick<ConsolidatedBillStore, 'findNumbers' | 'issue'>;

export const toNumberedDocuments = ({
  findNumbers,
  issue,
}: ConsolidatedNumbers): NumberedDocuments => ({
  findNumbered: async (keys) => new Set((await findNumbers(keys)).keys()),
  issue,
});

/** Bills, consolidated bills and receipts by the keys of their numbers. */
export const createNumberedDocuments = ({
  bills,
  consolidatedBills,
  partyPayments,
}: {
  readonly bills: NumberedDocuments;
  readonly consolidatedBills: ConsolidatedNumbers;
  readonly partyPayments: Pick<PartyPaymentStore, 'findNumbered' | 'issueReceipt'>;
}): NumberedDocuments => {
  const consolidated = toNumberedDocuments(consolidatedBills);
  return {
    findNumbered: async (keys) => {
      const paymentIds = keys.flatMap((key) => findPaymentId(key) ?? []);
      const ofBills = keys.filter((key) => findPaymentId(key) === null && !isConsolidatedKey(key));
      return new Set([
        ...(await bills.findNumbered(ofBills)),
        ...(await consolidated.findNumbered(keys.filter(isConsolidatedKey))),
        ...[...(await partyPayments.findNumbered(paymentIds))].map(toReceiptKey),
      ]);
    },
    issue: (key, number) => {
      const paymentId = findPaymentId(key);
      if (paymentId !== null) return partyPayments.issueReceipt(paymentId, number);
      return (isConsolidatedKey(key) ? consolidated : bills).issue(key, number);
    },
  };
};
