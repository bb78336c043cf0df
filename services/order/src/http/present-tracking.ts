import { isoInstant, orderStatus, orderStatusText, type Language } from '@tokri/contracts';
import type { Order } from '../domain/order.ts';
import { nextStatus, trackingSteps } from '../domain/tracking.ts';

/** The way of one order, done and to come. */
export const presentTracking = (order: Order, language: Language) => {
  const named = (status: Order['status']) => ({
    Status: orderStatus[status],
    StatusText: orderStatusText(orderStatus[status], language),
  });
  const next = nextStatus(order);
  return {
    Id: order.orderId,
    TransactionNumber: order.transactionNumber,
    ...named(order.status),
    Steps: trackingSteps(order).map(({ status, at }) => ({
      ...named(status),
      At: at && isoInstant(at),
    })),
    Slot: {
      Id: order.slot.slotId,
      Date: order.slot.date,
      Start: order.slot.start,
      End: order.slot.end,
    },
    Next: next ? named(next).StatusText : '',
  };
};
