import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { paymentStatus } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { OrderEventDeps } from '../../application/payments/handle-order-events.ts';
import { recordCash } from '../../application/payments/record-cash.ts';
import { recordCashRefund } from '../../application/refunds/record-cash-refund.ts';
import { toErrorResponse } from '../error-response.ts';

export const createCashHandlers = (
  deps: OrderEventDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'record-cash' | 'hand-back-cash'> => ({
  'record-cash': async ({ query, language }) => {
    const result = await recordCash(deps, { orderId: query.id, status: query.status });
    return result.ok
      ? { body: [commandSucceeded(query.id, { PaymentStatus: result.value })] }
      : toErrorResponse(result.code, language);
  },
  'hand-back-cash': async ({ body, caller, language }) => {
    const result = await recordCashRefund(deps, {
      orderId: body.TransactionId,
      way: body.Way,
      reference: body.Reference,
      amountPaise: toPaise(body.Amount),
      by: caller.userId,
    });
    if (!result.ok) return toErrorResponse(result.code, language);
    const { amountPaise, isFull } = result.value;
    return {
      body: [
        commandSucceeded(body.TransactionId, {
          Amount: toRupees(amountPaise),
          PaymentStatus: isFull ? paymentStatus.Refunded : paymentStatus.PartlyRefunded,
        }),
      ],
    };
  },
});
