import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import type { NotePaymentKind } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  recordNotePayment,
  type RecordNotePaymentDeps,
} from '../../application/bills/note-payments.ts';
import { toNotePaymentResponse } from './note-payment-error-messages.ts';

type Handlers = Pick<
  OperationHandlers<typeof billingOperations>,
  'record-debit-note-payment' | 'record-debit-note-refund'
>;

type Request = Parameters<Handlers['record-debit-note-payment']>[0];

const createHandler =
  (deps: RecordNotePaymentDeps, kind: NotePaymentKind) =>
  async ({ body, caller, language }: Pick<Request, 'body' | 'caller' | 'language'>) => {
    const result = await recordNotePayment(deps, {
      billId: body.BillId,
      kind,
      way: body.Way,
      reference: body.Reference,
      amountPaise: toPaise(body.Amount),
      paidOn: body.PaidOn,
      requestId: body.RequestId,
      by: caller.userId,
    });
    return {
      body: [
        toNotePaymentResponse(result, language, ({ duePaise, toRefundPaise }) =>
          commandSucceeded(body.BillId, {
            Due: toRupees(duePaise),
            ToRefund: toRupees(toRefundPaise),
          }),
        ),
      ],
    };
  };

export const createNotePaymentHandlers = (deps: RecordNotePaymentDeps): Handlers => ({
  'record-debit-note-payment': createHandler(deps, 'payment'),
  'record-debit-note-refund': createHandler(deps, 'refund'),
});
