import { formatInstant } from '@tokri/contracts/dates';
import { type Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { orderStatus, orderStatusLabel, paymentStatus } from '@tokri/contracts/orders';
import { currentContents, type Order } from '../domain/order.ts';
import { findNextStatus, buildTrackingSteps } from '../domain/tracking/tracking-steps.ts';
import { paidFields } from './order-response.ts';

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
    Payable: toRupees(currentContents(order).totals.payablePaise),
    PaymentStatus: paymentStatus[order.paymentStatus],
    PaymentMethod: order.paymentMethod,
    ...paidFields(order),
    RefundAmount: toRupees(order.refundPaise),
  };
};
