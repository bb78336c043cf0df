import {
  commandSucceeded,
  type billingOperations,
  type DebitRequestResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { taxTotal } from '@tokri/contracts/tax';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  debitBill,
  decideOnDebitRequest,
  type DebitBillDeps,
  type DebitResult,
} from '../../application/bills/debit-notes.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import type { Debit } from '../../domain/bills/debit.ts';
import { toDebitCommandResponse } from './debit-note-error-messages.ts';

/** Few debits wait at a time, so they are sorted in memory. */
const maxBillsWithWaiting = 1_000;

const toResult = ({ debit, note }: DebitResult) =>
  commandSucceeded(debit.noteId, {
    State: debit.state,
    Number: note?.number ?? '',
    Amount: toRupees(debit.amountPaise),
  });

const toDebitResponse = ({
  bill,
  debit,
}: {
  readonly bill: Bill;
  readonly debit: Debit;
}): DebitRequestResponse => ({
  RequestId: debit.requestId,
  BillId: bill.billId,
  BillNumber: bill.number,
  TransactionId: bill.orderId,
  BuyerName: bill.buyer.name,
  Amount: toRupees(debit.amountPaise),
  Reason: debit.reason,
  Lines: debit.raisedLines.map((raised) => ({
    Name: bill.lines[raised.line]?.name ?? '',
    Taxable: toRupees(raised.taxablePaise),
    TaxPercent: raised.taxBasisPoints / 100,
    Total: toRupees(raised.taxablePaise + taxTotal(raised)),
  })),
  StaffId: debit.by,
  At: formatInstant(debit.at),
});

export const createDebitNoteHandlers = (
  deps: DebitBillDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'raise-bill' | 'list-waiting-debits' | 'decide-debit'
> => ({
  'raise-bill': async ({ body, caller, language }) => {
    const result = await debitBill(deps, {
      billId: body.BillId,
      requestId: body.RequestId,
      reason: body.Reason,
      by: caller.userId,
      raises: body.Lines.map(({ Line, Taxable, TaxPercent }) => ({
        line: Line - 1,
        addedPaise: toPaise(Taxable),
        taxBasisPoints: TaxPercent === undefined ? null : TaxPercent * 100,
      })),
    });
    return { body: [toDebitCommandResponse(result, language, toResult)] };
  },
  'list-waiting-debits': async ({ pagination: { page, pageSize } }) => {
    const waiting = await deps.bills.listWaitingDebits(maxBillsWithWaiting);
    return {
      total: waiting.length,
      body: waiting.slice((page - 1) * pageSize, page * pageSize).map(toDebitResponse),
    };
  },
  'decide-debit': async ({ body, caller, language }) => {
    const result = await decideOnDebitRequest(deps, {
      billId: body.BillId,
      requestId: body.RequestId,
      isApproved: body.IsApproved,
      by: caller.userId,
    });
    return { body: [toDebitCommandResponse(result, language, toResult)] };
  },
});
