import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { BillStore } from '../../application/ports/bills.ts';
import type { PaidBills } from '../../application/ports/party-payments.ts';
import type { DraftBill } from '../../domain/bills/bill.ts';
import {
  creditBill,
  outstandingPaise,
  payBill,
  withdrawPayment,
} from '../../domain/party-accounts/party-credit.ts';
import type { BillDocument } from './bill-document.ts';

/** The marker of open bills on account, which the index finds. */
export const openMarker = (bill: DraftBill): Pick<BillDocument, 'outstandingOf'> =>
  outstandingPaise(bill) > 0 ? { outstandingOf: bill.partyId } : {};

interface AccountChange {
  /** The bill changes once for each mark. */
  readonly mark: string;
  /** After these, the change no longer applies. */
  readonly notAfter?: readonly string[];
  readonly apply: (bill: DraftBill) => DraftBill;
}

/** The draft keeps what was billed; only what is open of it changes. */
const changeAccount = (
  model: Model<BillDocument>,
  billId: number,
  { mark, notAfter = [], apply }: AccountChange,
): Promise<void> =>
  updateAggregate({
    load: () => model.findOne(trustedFilter({ billId })).lean<BillDocument | null>(),
    decide: (stored) => stored && apply(stored.bill),
    save: async (stored, bill): Promise<void | typeof conflict> => {
      if (!stored || !bill) return;
      if ([mark, ...notAfter].some((eventId) => stored.inbox.includes(eventId))) return;
      const marker = openMarker(bill);
      const written = await conditionalUpdate(model, {
        id: stored._id,
        rev: stored.rev,
        set: { 'bill.account': bill.account, ...marker },
        unset: 'outstandingOf' in marker ? [] : ['outstandingOf'],
        appliedEventId: mark,
      });
      if (!written) return conflict;
    },
    maxAttempts: maxAttemptsUnderContention,
  });

export const createCreditNoteWriter =
  (model: Model<BillDocument>): BillStore['applyCreditNote'] =>
  (billId, note) =>
    changeAccount(model, billId, {
      mark: `credit-note:${note.billId}`,
      apply: (bill) => creditBill(bill, note.amountPaise),
    });

const toReversalMark = (paymentId: number): string => `party-payment-reversal:${paymentId}`;

export const createPaidBills = (model: Model<BillDocument>): PaidBills => ({
  payBill: ({ billId, amountPaise }, { paymentId, round }) =>
    changeAccount(model, billId, {
      mark: `party-payment:${paymentId}:${round}`,
      notAfter: [toReversalMark(paymentId)],
      apply: (bill) => payBill(bill, { paymentId, amountPaise }),
    }),
  withdrawPayment: (billId, paymentId) =>
    changeAccount(model, billId, {
      mark: toReversalMark(paymentId),
      apply: (bill) => withdrawPayment(bill, paymentId),
    }),
});
