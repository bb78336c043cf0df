import {
  cancelReasonText,
  isGoingBack,
  isoInstant,
  orderStatus,
  orderStatusText,
  paymentStatus,
  paymentStatusText,
  toRupees,
  type Language,
} from '@tokri/contracts';
import {
  presentQuotedCoupon,
  presentQuotedLine,
  presentQuotedTax,
  presentQuotedTotals,
  type OrderAnswer,
  type PaymentAnswer,
} from '@tokri/contracts/http';
import { shortLineText } from './texts.ts';
import { cancelRefusal } from '../domain/cancel.ts';
import { soldOf, type Order } from '../domain/order.ts';

const statusOf = (order: Pick<Order, 'status'>, language: Language) => ({
  Status: orderStatus[order.status],
  StatusText: orderStatusText(orderStatus[order.status], language),
});

const paymentOf = (order: Order, language: Language) => {
  const status = paymentStatus[order.paymentStatus];
  return {
    PaymentStatus: status,
    PaymentStatusText: paymentStatusText(status, language),
    PaymentMethod: order.paymentMethod,
  };
};

/** What to open the gateway's dialog with; null when nothing is to be paid there now. */
export const presentPayment = (order: Order): PaymentAnswer | null => {
  if (order.status !== 'AwaitingPayment' || !order.gatewayOrder) return null;
  const { provider, keyId, gatewayOrderId, amountPaise } = order.gatewayOrder;
  return {
    Provider: provider,
    KeyId: keyId,
    OrderId: gatewayOrderId,
    AmountPaise: amountPaise,
    Currency: 'INR',
    Prefill: { Name: order.userName, Contact: order.address.mobile, Email: '' },
  };
};

const awaitedPayment = (order: Order) => {
  const Payment = presentPayment(order);
  return Payment && order.status === 'AwaitingPayment'
    ? { Payment, PayBy: isoInstant(order.payByAt) }
    : {};
};

const refundText = (order: Order, language: Language): string => {
  const status = paymentStatus[order.paymentStatus];
  return isGoingBack(status) ? paymentStatusText(status, language) : '';
};

/** An order as lists show it: without lines and history. */
export const presentOrder = (
  order: Order,
  { language, now }: { language: Language; now: Date },
): OrderAnswer => ({
  Id: order.orderId,
  TransactionNumber: order.transactionNumber,
  UserId: order.userId,
  UserName: order.userName,
  Mobile: order.address.mobile,
  CompanyId: order.companyId,
  PartyId: order.partyId,
  ...statusOf(order, language),
  ...paymentOf(order, language),
  PlacedAt: isoInstant(order.placedAt),
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
  ItemCount: soldOf(order).lines.reduce((count, line) => count + line.quantity, 0),
  Totals: presentQuotedTotals(soldOf(order)),
  Bill: order.bill && { Id: order.bill.billId, Number: order.bill.number },
  CanCancel: order.status !== 'Cancelled' && cancelRefusal(order, { by: 'customer', now }) === null,
  CancelUntil: isoInstant(order.slot.cutOffAt),
  CancelReason: order.status === 'Cancelled' ? cancelReasonText(order.cancelReason, language) : '',
  RefundStatus: refundText(order, language),
  PaidAmount: toRupees(order.paidPaise),
  RefundAmount: toRupees(order.refundPaise),
  Note: order.note,
  Coupon: presentQuotedCoupon(soldOf(order).coupon),
});

/** Lines as they are in the bag, with what was ordered beside those of which less is there. */
const linesNow = (order: Order) =>
  soldOf(order).lines.map((line, index) => {
    const ordered = order.lines[index]?.quantity ?? line.quantity;
    return {
      ...presentQuotedLine(line),
      ...(ordered === line.quantity ? {} : { Ordered: ordered }),
    };
  });

/** What the history says of packing short: 'Onion 1 kg: 1 of 2'. */
const packedText = (
  order: Order,
  { status }: { readonly status: Order['status'] },
  language: Language,
): string => {
  if (status !== 'Packed' || !order.packed) return '';
  const short = linesNow(order).flatMap(({ Name, UnitName, Quantity, Ordered }) =>
    Ordered === undefined
      ? []
      : [
          shortLineText(
            { name: `${Name} ${UnitName}`, packed: Quantity, ordered: Ordered },
            language,
          ),
        ],
  );
  return short.join('; ');
};

/** An order with everything that its own page shows. */
export const presentWholeOrder = (
  order: Order,
  view: { language: Language; now: Date },
): OrderAnswer => ({
  ...presentOrder(order, view),
  ...awaitedPayment(order),
  Lines: linesNow(order),
  TaxSummary: soldOf(order).taxSummary.map(presentQuotedTax),
  History: order.history.map((entry) => ({
    ...statusOf(entry, view.language),
    At: isoInstant(entry.at),
    By: entry.by,
    Note: cancelReasonText(entry.note, view.language) || packedText(order, entry, view.language),
  })),
});
