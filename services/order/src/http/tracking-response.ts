import { formatInstant } from '@tokri/contracts/dates';
import { type Language } from '@tokri/contracts/language';
import { orderStatus, orderStatusLabel } from '@tokri/contracts/orders';
import type { Order } from '../domain/order.ts';
import { findNextStatus, buildTrackingSteps } from '../domain/tracking/tracking-steps.ts';

export const toTrackingResponse = (order: Order, language: Language) => {
  const statusFields = (status: Order['status']) => ({
    Status: orderStatus[status],
    StatusText: orderStatusLabel(orderStatus[status], language),
  });
  const next = findNextStatus(order);
  return {
    Id: order.orderId,
    TransactionNumber: order.transactionNumber,
    ...statusFields(order.status),
    Steps: buildTrackingSteps(order).map(({ status, at }) => ({
      ...statusFields(status),
      At: at && formatInstant(at),
    })),
    Slot: {
      Id: order.slot.slotId,
      Date: order.slot.date,
      Start: order.slot.start,
      End: order.slot.end,
    },
    Next: next ? statusFields(next).StatusText : '',
  };
};
