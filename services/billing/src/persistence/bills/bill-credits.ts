import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { BillStore, CreditedBill } from '../../application/ports/bills.ts';
import type { BillDocument } from './bill-document.ts';

export const toCreditedBill = ({
  bill,
  number,
  credits = [],
  debits = [],
  notePayments,
  rev,
}: BillDocument): CreditedBill => ({
  bill: { ...bill, number: number ?? '' },
  credits,
  debits,
  ...(notePayments && { payments: notePayments }),
  rev,
});

/** The document stays as it was issued; its credits stand beside it. */
const createCreditAppender =
  (model: Model<BillDocument>): BillStore['addCredit'] =>
  (billId, decide) =>
    updateAggregate({
      load: () => model.findOne(trustedFilter({ billId })).lean<BillDocument | null>(),
      decide: (stored) => decide(stored?.credits ?? []),
      save: async (stored, decision) => {
        if (!decision.ok) return decision;
        if (!stored) throw new Error(`bill ${billId} is not stored`);
        const { credits = [] } = stored;
        const { value: credit } = decision;
        const index = credits.findIndex(({ requestId }) => requestId === credit.requestId);
        if (index >= 0) return ok({ ...toCreditedBill(stored), index });
        const written = await conditionalUpdate(model, {
          id: stored._id,
          rev: stored.rev,
          set: { credits: [...credits, credit], creditDue: 1 },
        });
        return written ? ok({ ...toCreditedBill(written), index: credits.length }) : conflict;
      },
    });

export const createBillCredits = (
  model: Model<BillDocument>,
): Pick<BillStore, 'addCredit' | 'findCredited' | 'listCreditDue' | 'clearCreditDue'> => ({
  addCredit: createCreditAppender(model),
  findCredited: async (billId) => {
    const document = await model.findOne(trustedFilter({ billId })).lean<BillDocument | null>();
    return document && toCreditedBill(document);
  },
  listCreditDue: async (limit) =>
    (
      await model
        .find(trustedFilter({ creditDue: 1 }))
        .limit(limit)
        .lean<BillDocument[]>()
    ).map(toCreditedBill),
  clearCreditDue: async ({ bill, rev }) => {
    const document = await model
      .findOne(trustedFilter({ billId: bill.billId }))
      .select({ _id: 1 })
      .lean<{ readonly _id: string } | null>();
    if (document) await conditionalUpdate(model, { id: document._id, rev, unset: ['creditDue'] });
  },
});
