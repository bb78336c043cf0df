import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { paymentStatus } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { OrderEventDeps } from '../../application/payments/handle-order-events.ts';
import { recordCash } from '../../application/payments/record-cash.ts';
import { recordCashRefund } from '../../application/refunds/record-cash-refund.ts';
import { toCommandResponse } from '../error-messages.ts';

export const createCashHandlers = (
  deps: OrderEventDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'record-cash' | 'hand-back-cash'> => ({
  'record-cash': async ({ query, caller, language }) => {
    const result = await recordCash(deps, {
      orderId: query.id,
      status: query.status,
      amountPaise: query.amount === undefined ? undefined : toPaise(query.amount),
      by: caller.userId,
    });
    return {
      body: [
        toCommandResponse(result, language, (PaymentStatus) =>
          commandSucceeded(query.id, { PaymentStatus }),
        ),
      ],
    };
  },
  'hand-back-cash': async ({ body, caller, language }) => {
    const result = await recordCashRefund(deps, {
      orderId: body.TransactionId,
      way: body.Way,
      reference: body.Reference,
      amountPaise: toPaise(body.Amount),
      requestId: body.RequestId,
      by: caller.userId,
    });
    return {
      body: [
        toCommandResponse(result, language, ({ amountPaise, isFull }) =>
          commandSucceeded(body.TransactionId, {
            Amount: toRupees(amountPaise),
            PaymentStatus: isFull ? paymentStatus.Refunded : paymentStatus.PartlyRefunded,
          }),
        ),
      ],
    };
  },
});
