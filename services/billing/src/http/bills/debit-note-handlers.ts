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
import {
  decideOnTakeBackRequest,
  type TakeBackResult,
} from '../../application/bills/take-back-debit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import type { Debit } from '../../domain/bills/debit.ts';
import { toDebitCommandResponse } from './debit-note-error-messages.ts';

/** Few debits wait at a time, so they are sorted in memory. */
const maxBillsWithWaiting = 1_000;

const toTakeBackResult = ({ debit, note }: TakeBackResult) =>
  commandSucceeded(debit.noteId, {
    State: debit.takeBackRequest?.state ?? 'approved',
    Number: note?.number ?? '',
    Amount: toRupees(note?.totals.payablePaise ?? debit.amountPaise),
  });

const toResult = ({ debit, note }: DebitResult) =>
  commandSucceeded(debit.noteId, {
    State: debit.state,
    Number: note?.number ?? '',
    Amount: toRupees(debit.amountPaise),
  });

const toRequestFields = (debit: Debit) => {
  const isTakeBack = debit.state !== 'waiting';
  const { requestId, reason, by, at } = (isTakeBack && debit.takeBackRequest) || debit;
  return {
    RequestId: requestId,
    IsTakeBack: isTakeBack,
    Reason: reason,
    StaffId: by,
    At: formatInstant(at),
  };
};

const toDebitResponse = ({
  bill,
  debit,
}: {
  readonly bill: Bill;
  readonly debit: Debit;
}): DebitRequestResponse => ({
  ...toRequestFields(debit),
  BillId: bill.billId,
  BillNumber: bill.number,
  TransactionId: bill.orderId,
  BuyerName: bill.buyer.name,
  Amount: toRupees(debit.amountPaise),
  Lines: debit.raisedLines.map((raised) => ({
    Name: bill.lines[raised.line]?.name ?? '',
    Taxable: toRupees(raised.taxablePaise),
    TaxPercent: raised.taxBasisPoints / 100,
    Total: toRupees(raised.taxablePaise + taxTotal(raised)),
  })),
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
    const choice = {
      billId: body.BillId,
      requestId: body.RequestId,
      isApproved: body.IsApproved,
      by: caller.userId,
    };
    const result = await decideOnDebitRequest(deps, choice);
    if (result.ok || result.code !== 'unknown-debit')
      return { body: [toDebitCommandResponse(result, language, toResult)] };
    const takenBack = await decideOnTakeBackRequest(deps, choice);
    return { body: [toDebitCommandResponse(takenBack, language, toTakeBackResult)] };
  },
});
