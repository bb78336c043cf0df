import {
  commandSucceeded,
  type billingOperations,
  type IssuedCreditNote,
} from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import { ok, type Result } from '@tokri/contracts/result';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  creditReturnedUnits,
  type CreditBillDeps,
  type CreditBillError,
  readIssuedNote,
  type IssuedNote,
  type IssuedNotes,
} from '../../application/bills/credit-notes.ts';
import { takeBackDebitNote } from '../../application/bills/take-back-debit.ts';
import type { DebitBillDeps } from '../../application/bills/debit-notes.ts';
import type { Debit } from '../../domain/bills/debit.ts';
import type { TakeBackError } from '../../domain/bills/take-back-debit.ts';
import { toCommandResponse } from '../error-messages.ts';

const toIssuedNote = ({
  note: { billId, number, totals, against },
  toRefundPaise,
}: IssuedNote): IssuedCreditNote => ({
  Id: billId,
  Number: number,
  Amount: toRupees(totals.payablePaise),
  Against: against?.number ?? '',
  ToRefund: toRupees(toRefundPaise),
});

interface CreditResult {
  readonly state: Debit['state'];
  readonly id: number;
  readonly amountPaise: number;
  /** Empty while a take-back waits, and when it was declined. */
  readonly notes: readonly IssuedNote[];
}

const toCreditResult = ([first, ...others]: IssuedNotes): CreditResult => ({
  state: 'approved',
  id: first.note.billId,
  amountPaise: first.note.totals.payablePaise,
  notes: [first, ...others],
});

const toResult = ({ state, id, amountPaise, notes }: CreditResult) =>
  commandSucceeded(id, {
    State: state,
    Number: notes[0]?.note.number ?? '',
    Amount: toRupees(amountPaise),
    Notes: notes.map(toIssuedNote),
  });

const takeBack = async (
  deps: CreditBillDeps & DebitBillDeps,
  request: Parameters<typeof takeBackDebitNote>[1],
): Promise<Result<CreditResult, TakeBackError>> => {
  const result = await takeBackDebitNote(deps, request);
  if (!result.ok) return result;
  const { debit, note } = result.value;
  if (note) return ok(toCreditResult([await readIssuedNote(deps, note)]));
  const { noteId: id, amountPaise, takeBackRequest } = debit;
  return ok({ state: takeBackRequest?.state ?? 'waiting', id, amountPaise, notes: [] });
};

const creditUnits = async (
  deps: CreditBillDeps,
  request: Parameters<typeof creditReturnedUnits>[1],
): Promise<Result<CreditResult, CreditBillError>> => {
  const result = await creditReturnedUnits(deps, request);
  return result.ok ? ok(toCreditResult(result.value)) : result;
};

export const createCreditNoteHandlers = (
  deps: CreditBillDeps & DebitBillDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'credit-returned-units'> => ({
  'credit-returned-units': async ({ body, caller, language }) => {
    const request = {
      billId: body.BillId,
      requestId: body.RequestId,
      reason: body.Reason,
      by: caller.userId,
    };
    const result = body.Lines
      ? await creditUnits(deps, {
          ...request,
          quantities: body.Lines.map(({ Line, Quantity }) => ({
            line: Line - 1,
            quantity: Quantity,
          })),
        })
      : await takeBack(deps, request);
    return { body: [toCommandResponse(result, language, toResult)] };
  },
});
