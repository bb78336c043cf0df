import { formatInstant } from '@tokri/contracts/dates';
import { nameIn, quantityText, type Language } from '@tokri/contracts/language';
import { shopMarket } from '@tokri/contracts/market';
import { toRupees } from '@tokri/contracts/money';
import {
  isRefundStatus,
  orderStatus,
  orderStatusLabel,
  paymentStatus,
  paymentStatusLabel,
  translateCancelReason,
} from '@tokri/contracts/orders';
import {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
  type OrderResponse,
  type PaymentResponse,
} from '@tokri/contracts/api';
import { shortLineMessage } from './error-messages.ts';
import { checkCancellation } from '../domain/cancellation/cancel-order.ts';
import { isShort, listPackedLines, shortfallPaise } from '../domain/fulfilment/pack-order.ts';
import { currentContents, type HistoryEntry, type Order } from '../domain/order.ts';
import type { StaffNames } from '../application/fulfilment/read-staff-names.ts';
import { toRejectionResponse } from './rejection-response.ts';

const statusFields = (order: Pick<Order, 'status'>, language: Language) => ({
  Status: orderStatus[order.status],
  StatusText: orderStatusLabel(orderStatus[order.status], language),
});

export const paidFields = ({
  paidPaise,
  paidAt,
  paidWith,
}: Pick<Order, 'paidPaise' | 'paidAt' | 'paidWith'>) => ({
  PaidAmount: toRupees(paidPaise),
  ...(paidAt ? { PaidAt: formatInstant(paidAt) } : {}),
  ...(paidWith ? { PaidWith: paidWith } : {}),
});

const statusAtFields = ({ history }: Pick<Order, 'history'>) => {
  const last = history.at(-1);
  return last ? { StatusAt: formatInstant(last.at) } : {};
};

const partialFulfilmentFields = (order: Order) =>
  order.packed
    ? {
        PartialFulfilment: {
          LineCount: listPackedLines(order).filter(isShort).length,
          OrderedAmount: toRupees(order.totals.payablePaise),
          Shortfall: toRupees(shortfallPaise(order)),
        },
      }
    : {};

const paymentFields = (order: Order, language: Language) => {
  const status = paymentStatus[order.paymentStatus];
  return {
    PaymentStatus: status,
    PaymentStatusText: paymentStatusLabel(status, language),
    PaymentMethod: order.paymentMethod,
  };
};

export const toPaymentResponse = (order: Order): PaymentResponse | null => {
  if (order.status !== 'AwaitingPayment' || !order.gatewayOrder) return null;
  const { provider, keyId, gatewayOrderId, amountPaise } = order.gatewayOrder;
  return {
    Provider: provider,
    KeyId: keyId,
    OrderId: gatewayOrderId,
    AmountPaise: amountPaise,
    Currency: shopMarket().currency,
    Prefill: { Name: order.userName, Contact: order.address.mobile, Email: '' },
  };
};

const pendingPaymentFields = (order: Order) => {
  const Payment = toPaymentResponse(order);
  return Payment && order.status === 'AwaitingPayment'
    ? { Payment, PayBy: formatInstant(order.payByAt) }
    : {};
};

const refundText = (order: Order, language: Language): string => {
  const status = paymentStatus[order.paymentStatus];
  return isRefundStatus(status) ? paymentStatusLabel(status, language) : '';
};

const toBillReference = (bill: Order['bill']) =>
  bill && {
    Id: bill.billId,
    Number: bill.number,
    ...(bill.dueDate === undefined ? {} : { DueDate: bill.dueDate }),
  };

export const toOrderResponse = (
  order: Order,
  { language, now }: { language: Language; now: Date },
): OrderResponse => ({
  Id: order.orderId,
  TransactionNumber: order.transactionNumber,
  UserId: order.userId,
  UserName: order.userName,
  Mobile: order.address.mobile,
  CompanyId: order.companyId,
  PartyId: order.partyId,
  ...statusFields(order, language),
  ...statusAtFields(order),
  ...paymentFields(order, language),
  ...paidFields(order),
  PlacedAt: formatInstant(order.placedAt),
  PDate: order.pdate,
  Slot: {
    Id: order.slot.slotId,
    Date: order.slot.date,
    Start: order.slot.start,
    End: order.slot.end,
  },
  Address: {
    Name: order.address.name,
    Mobile: order.address.mobile,
    Address: order.address.address,
    Pincode: order.address.pincode,
  },
  ItemCount: currentContents(order).lines.reduce((count, line) => count + line.quantity, 0),
  Totals: toTotalsResponse(currentContents(order)),
  ...partialFulfilmentFields(order),
  Bill: toBillReference(order.bill),
  CanCancel:
    order.status !== 'Cancelled' && checkCancellation(order, { by: 'customer', now }) === null,
  CancelUntil: formatInstant(order.slot.cutOffAt),
  CancelReason:
    order.status === 'Cancelled' ? translateCancelReason(order.cancelReason, language) : '',
  RefundStatus: refundText(order, language),
  RefundAmount: toRupees(order.refundPaise),
  ...(order.providerRefundPaise
    ? { ProviderRefundAmount: toRupees(order.providerRefundPaise) }
    : {}),
  Note: order.note,
  Coupon: toCouponResponse(currentContents(order).coupon),
});

const shortfallNote = (
  order: Order,
  { status }: { readonly status: Order['status'] },
  language: Language,
): string => {
  if (status !== 'Packed' || !order.packed) return '';
  const shortLines = listPackedLines(order)
    .filter(isShort)
    .map(({ line, ordered }) => {
      const name = `${nameIn(line, language)} ${quantityText(line.unitName, language)}`;
      return shortLineMessage({ name, packed: line.quantity, ordered }, language);
    });
  return shortLines.join('; ');
};

const staffFields = ({ staffId }: HistoryEntry, names: StaffNames | undefined) =>
  names === undefined || staffId === undefined
    ? {}
    : { StaffId: staffId, StaffName: names.get(staffId) ?? '' };

export const toOrderDetailsResponse = (
  order: Order,
  view: {
    language: Language;
    now: Date;
    /** Only staff see who of them it was. */
    staffNames?: StaffNames | undefined;
  },
): OrderResponse => ({
  ...toOrderResponse(order, view),
  ...pendingPaymentFields(order),
  ...(order.status === 'Rejected' ? { Rejection: toRejectionResponse(order, view.language) } : {}),
  Lines: listPackedLines(order).map((packedLine) => ({
    ...toLineResponse(packedLine.line),
    ...(isShort(packedLine) ? { Ordered: packedLine.ordered } : {}),
  })),
  TaxSummary: currentContents(order).taxSummary.map(toTaxSummaryResponse),
  History: order.history.map((entry) => ({
    ...statusFields(entry, view.language),
    At: formatInstant(entry.at),
    By: entry.by,
    ...staffFields(entry, view.staffNames),
    Note:
      translateCancelReason(entry.note, view.language) ||
      shortfallNote(order, entry, view.language),
  })),
});
