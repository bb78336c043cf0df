import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { BillStore } from '../../application/ports/bills.ts';
import type { PaidBills } from '../../application/ports/party-payments.ts';
import type { DraftBill } from '../../domain/bills/bill.ts';
import {
  creditBill,
  finishRelease,
  payBill,
  withdrawPayment,
} from '../../domain/party-accounts/bill-payments.ts';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import type { BillDocument } from './bill-document.ts';

/** The marker of open bills on account, which the index finds. */
export const openMarker = (bill: DraftBill): Pick<BillDocument, 'outstandingOf'> =>
  outstandingPaise(bill) > 0 ? { outstandingOf: bill.partyId } : {};

const toAccountFields = (bill: DraftBill) => {
  const markers = {
    ...openMarker(bill),
    ...(bill.account?.releasedPaymentIds ? { releaseDue: 1 } : {}),
  };
  return {
    set: { 'bill.account': bill.account, ...markers },
    unset: (['outstandingOf', 'releaseDue'] as const).filter((marker) => !(marker in markers)),
  };
};

interface AccountChange {
  /**
   * The account itself says what was applied. Changes from before it did have only their mark in the
   * bounded inbox, which a process of that version reads during an update.
   */
  readonly mark: string;
  /** After these, the change no longer applies. */
  readonly notAfter?: readonly string[];
  /** Returns the same bill when it has the change already. */
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
      if (!stored || !bill || bill === stored.bill) return;
      if ([mark, ...notAfter].some((eventId) => stored.inbox.includes(eventId))) return;
      const written = await conditionalUpdate(model, {
        id: stored._id,
        rev: stored.rev,
        ...toAccountFields(bill),
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
      apply: (bill) => creditBill(bill, note),
    });

const toReversalMark = (paymentId: number): string => `party-payment-reversal:${paymentId}`;

export const createPaidBills = (model: Model<BillDocument>): PaidBills => ({
  payBill: ({ billId, amountPaise }, { paymentId, round }) =>
    changeAccount(model, billId, {
      mark: `party-payment:${paymentId}:${round}`,
      notAfter: [toReversalMark(paymentId)],
      apply: (bill) => payBill(bill, { paymentId, round, amountPaise }),
    }),
  withdrawPayment: (billId, paymentId) =>
    changeAccount(model, billId, {
      mark: toReversalMark(paymentId),
      apply: (bill) => withdrawPayment(bill, paymentId),
    }),
  listReleased: async (limit) =>
    (
      await model
        .find(trustedFilter({ releaseDue: 1 }))
        .sort({ billId: 1 })
        .limit(limit)
        .lean<BillDocument[]>()
    ).map(({ billId, bill, rev }) => ({
      billId,
      paymentIds: bill.account?.releasedPaymentIds ?? [],
      rev,
    })),
  finishRelease: async ({ billId, rev }) => {
    const stored = await model.findOne(trustedFilter({ billId })).lean<BillDocument | null>();
    if (stored)
      await conditionalUpdate(model, {
        id: stored._id,
        rev,
        ...toAccountFields(finishRelease(stored.bill)),
      });
  },
});
