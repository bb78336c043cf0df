import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { creditReturnedUnits, type CreditBillDeps } from '../../application/bills/credit-notes.ts';
import { takeBackDebitNote } from '../../application/bills/take-back-debit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import { toCommandResponse } from '../error-messages.ts';

const toResult = ({ billId, number, totals }: Bill) =>
  commandSucceeded(billId, { Number: number, Amount: toRupees(totals.payablePaise) });

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
      : await takeBackDebitNote(deps, request);
    return { body: [toCommandResponse(result, language, toResult)] };
  },
});
