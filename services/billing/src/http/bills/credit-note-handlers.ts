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
  readIssuedNote,
  type IssuedNote,
  type IssuedNotes,
} from '../../application/bills/credit-notes.ts';
import { takeBackDebitNote } from '../../application/bills/take-back-debit.ts';
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

const toResult = ([first, ...others]: IssuedNotes) => {
  const { Id, Number, Amount } = toIssuedNote(first);
  return commandSucceeded(Id, { Number, Amount, Notes: [first, ...others].map(toIssuedNote) });
};

const takeBack = async (
  deps: CreditBillDeps,
  request: Parameters<typeof takeBackDebitNote>[1],
): Promise<Result<IssuedNotes, TakeBackError>> => {
  const result = await takeBackDebitNote(deps, request);
  return result.ok ? ok([await readIssuedNote(deps, result.value)]) : result;
};

export const createCreditNoteHandlers = (
  deps: CreditBillDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'credit-returned-units'> => ({
  'credit-returned-units': async ({ body, caller, language }) => {
    const request = {
      billId: body.BillId,
      requestId: body.RequestId,
      reason: body.Reason,
      by: caller.userId,
    };
    const result = body.Lines
      ? await creditReturnedUnits(deps, {
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
