import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { BillStore } from '../../application/ports/bills.ts';
import { toCreditedBill } from './bill-credits.ts';
import type { BillDocument } from './bill-document.ts';

/** The document stays as it was issued; its payments stand beside it. */
export const createNotePayments = (
  model: Model<BillDocument>,
): Pick<BillStore, 'addNotePayment'> => ({
  addNotePayment: (billId, decide) =>
    updateAggregate({
      load: async () => {
        const stored = await model.findOne(trustedFilter({ billId })).lean<BillDocument | null>();
        if (!stored) throw new Error(`bill ${billId} is not stored`);
        return stored;
      },
      decide: (stored) => decide(toCreditedBill(stored)),
      save: async (stored, decision) => {
        if (!decision.ok) return decision;
        const { notePayments = [] } = stored;
        if (notePayments.some(({ requestId }) => requestId === decision.value.requestId))
          return ok(toCreditedBill(stored));
        const written = await conditionalUpdate(model, {
          id: stored._id,
          rev: stored.rev,
          set: { notePayments: [...notePayments, decision.value] },
        });
        return written ? ok(toCreditedBill(written)) : conflict;
      },
    }),
});
