import { commandFailed, commandSucceeded } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { placeOrderByQuote, Placement } from '../application/placing/place-order.ts';
import { errorMessage } from './error-messages.ts';
import { limitErrorMessage } from './limit-error-messages.ts';
import { toPaymentResponse } from './order-response.ts';
import { toRejectionResponse } from './rejection-response.ts';

const conflictFields = (orderId: number | null) => (orderId ? { TakenBy: orderId } : {});

type RejectedPlacement = Exclude<Awaited<ReturnType<typeof placeOrderByQuote>>, { ok: true }>;

export const toRejectedPlacementResponse = (result: RejectedPlacement, language: Language) =>
  'exceeded' in result
    ? commandFailed(result.code, limitErrorMessage(result.exceeded, language), {
        Limit: result.exceeded.limit.max,
      })
    : commandFailed(
        result.code,
        errorMessage(result.code, language),
        conflictFields(result.code === 'cart-taken' ? result.conflictingOrderId : null),
      );

export const toPlacedOrderResponse = (
  { order, conflictingOrderId }: Placement,
  language: Language,
) => {
  const fields = {
    TransactionNumber: order.transactionNumber,
    Status: orderStatus[order.status],
    PaymentStatus: paymentStatus[order.paymentStatus],
    Payable: toRupees(order.totals.payablePaise),
    Payment: toPaymentResponse(order),
  };
  if (order.status !== 'Rejected') return commandSucceeded(order.orderId, fields);
  const { Code, Message, Short } = toRejectionResponse(order, language);
  return commandFailed(Code, Message, {
    ...fields,
    ...conflictFields(conflictingOrderId),
    Short,
  });
};
