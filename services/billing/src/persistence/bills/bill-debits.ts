import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { BillStore } from '../../application/ports/bills.ts';
import { isWaiting, type Debit } from '../../domain/bills/debit.ts';
import { toCreditedBill } from './bill-credits.ts';
import type { BillDocument } from './bill-document.ts';

const requestedAt = ({ at, takeBackRequest }: Debit): number =>
  (takeBackRequest?.at ?? at).getTime();

const withDebit = (debits: readonly Debit[], changed: Debit): readonly Debit[] =>
  debits.some(({ requestId }) => requestId === changed.requestId)
    ? debits.map((debit) => (debit.requestId === changed.requestId ? changed : debit))
    : [...debits, changed];

const toDebitFields = (debits: readonly Debit[], { state }: Debit) => ({
  set: {
    debits,
    ...(state === 'approved' ? { creditDue: 1 } : {}),
    ...(debits.some(isWaiting) ? { debitWaiting: 1 } : {}),
  },
  unset: debits.some(isWaiting) ? [] : ['debitWaiting'],
});

/** The document stays as it was issued; its debits stand beside it. */
const createDebitChanger =
  (model: Model<BillDocument>): BillStore['changeDebit'] =>
  (billId, decide) =>
    updateAggregate({
      load: () => model.findOne(trustedFilter({ billId })).lean<BillDocument | null>(),
      decide: (stored) => decide({ credits: stored?.credits ?? [], debits: stored?.debits ?? [] }),
      save: async (stored, decision) => {
        if (!decision.ok) return decision;
        if (!stored) throw new Error(`bill ${billId} is not stored`);
        const { debits = [] } = stored;
        const { value: debit } = decision;
        if (debits.includes(debit)) return ok({ credited: toCreditedBill(stored), debit });
        const written = await conditionalUpdate(model, {
          id: stored._id,
          rev: stored.rev,
          ...toDebitFields(withDebit(debits, debit), debit),
        });
        return written ? ok({ credited: toCreditedBill(written), debit }) : conflict;
      },
    });

export const createBillDebits = (
  model: Model<BillDocument>,
): Pick<BillStore, 'changeDebit' | 'listWaitingDebits'> => ({
  changeDebit: createDebitChanger(model),
  listWaitingDebits: async (limit) =>
    (
      await model
        .find(trustedFilter({ debitWaiting: 1 }))
        .limit(limit)
        .lean<BillDocument[]>()
    )
      .map(toCreditedBill)
      .flatMap(({ bill, debits }) => debits.filter(isWaiting).map((debit) => ({ bill, debit })))
      .sort((a, b) => requestedAt(a.debit) - requestedAt(b.debit)),
});
