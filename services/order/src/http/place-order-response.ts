import { commandFailed, commandSucceeded } from '@tokri/contracts/api';
import { nameIn, type Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { placeOrderByQuote, PlacedOrder } from '../application/placing/place-order.ts';
import type { Order } from '../domain/order.ts';
import { errorMessage, withdrawnItemsMessage } from './error-messages.ts';
import { limitErrorMessage } from './limit-error-messages.ts';
import { toPaymentResponse } from './order-response.ts';

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

const rejectionMessage = (
  { rejection: { code, shortages }, lines }: Extract<Order, { readonly status: 'Rejected' }>,
  language: Language,
): string => {
  const unitIds = shortages.filter(({ withdrawn }) => withdrawn).map(({ unitId }) => unitId);
  const names = lines
    .filter(({ unitId }) => unitIds.includes(unitId))
    .map((line) => nameIn(line, language));
  return names.length > 0
    ? withdrawnItemsMessage([...new Set(names)], language)
    : errorMessage(code, language);
};

export const toPlacedOrderResponse = (
  { order, conflictingOrderId }: PlacedOrder,
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
  const { code, shortages } = order.rejection;
  return commandFailed(code, rejectionMessage(order, language), {
    ...fields,
    ...conflictFields(conflictingOrderId),
    Short: shortages.map(({ itemId, unitId, wanted, free }) => ({
      ItemId: itemId,
      UnitId: unitId,
      Wanted: wanted,
      Stock: free,
    })),
  });
};
