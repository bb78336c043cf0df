import { isBadEnd, isGoingBack, isOrderStatus, isSlotRefusal, orderStatus, orderStatusText, paymentStatus, slotRefusalText, type SlotRefusal } from '@tokri/contracts';
import type { OrderAnswer, PlaceRefusal } from '@tokri/contracts/http';
import { language } from '@tokri/web-kit/platform';
import { money, slotTime } from '@tokri/web-kit/ui';
import { dayName, untilText } from '../../formats.ts';
import { t } from '../../texts.ts';

/** "Today, 7–10 am"; the time stays on one line. */
export const slotWords = ({ Date: date, Start, End }: OrderAnswer['Slot']): string => `${dayName(date)}, ${slotTime(Start, End).replaceAll(' ', '\u00a0')}`;

export const statusWords = (status: number): string => (isOrderStatus(status) ? orderStatusText(status, language()) : '');

/** What the order's cart is to its slot: said in the words of the slot itself. */
type CartReason = Extract<SlotRefusal, 'slot-lead-time' | 'slot-minimum-order' | 'slot-item-capacity'>;

const rejections = {
  'quote-invalid': 'rejected.other', 'quote-expired': 'rejected.other', 'quote-changed': 'rejected.quote-changed', 'date-changed': 'rejected.quote-changed', 'cart-taken': 'rejected.cart-taken',
  'hold-expired': 'rejected.hold-expired', 'slot-full': 'rejected.slot-full', 'slot-closed': 'rejected.slot', 'slot-cut-off': 'rejected.slot-cut-off',
  'slot-past': 'rejected.slot', 'slot-blackout': 'rejected.slot', 'slot-weekly-off': 'rejected.slot', 'stock-short': 'rejected.stock-short',
  'coupon-unknown': 'rejected.coupon', 'coupon-used-up': 'rejected.coupon', 'coupon-first-order': 'rejected.coupon', 'coupon-used': 'rejected.coupon',
  'payment-method': 'rejected.other', 'payment-missing': 'rejected.payment-missing', 'payment-late': 'rejected.payment-late', 'payment-unavailable': 'rejected.payment-unavailable', 'late': 'rejected.late',
} as const satisfies Record<Exclude<PlaceRefusal, CartReason>, string>;
const isRejection = (code: string): code is keyof typeof rejections => Object.hasOwn(rejections, code);

/** Why an order was not accepted: the note of its last step is the code. */
export const rejectionWords = (code: string): string => {
  if (isRejection(code)) return t(rejections[code]);
  if (isSlotRefusal(code)) return slotRefusalText(code, language());
  return code.startsWith('slot-') ? t('rejected.slot') : t('rejected.other');
};

export const rejectionCode = ({ History }: Pick<OrderAnswer, 'History'>): string => History?.findLast(({ Status }) => Status === orderStatus.Rejected)?.Note ?? '';

const paidHow: Readonly<Record<OrderAnswer['PaymentMethod'], 'paid.cash' | 'paid.online' | 'paid.credit'>> = { cod: 'paid.cash', online: 'paid.online', credit: 'paid.credit' };

/** How much and how it is, was or comes back. */
export const paymentWords = ({ PaymentMethod, PaymentStatus, Totals, Status, RefundAmount }: Pick<OrderAnswer, 'PaymentMethod' | 'PaymentStatus' | 'Totals' | 'Status' | 'RefundAmount'>): string => {
  const sum = money(Totals.Payable);
  const returned = { sum: money(RefundAmount ?? Totals.Payable) };
  switch (PaymentStatus) {
    case paymentStatus.DueOnDelivery:
      return isBadEnd(Status) ? t('paid.nothing') : t('paid.cod', { sum });
    case paymentStatus.Pending:
      return isBadEnd(Status) ? t('paid.nothing') : t('paid.waiting', { sum });
    case paymentStatus.Paid:
      return t(paidHow[PaymentMethod], { sum });
    case paymentStatus.Failed:
      return t('paid.failed', { sum });
    case paymentStatus.RefundDue:
      return t('paid.refundDue', returned);
    case paymentStatus.Refunded:
      return t('paid.refunded', returned);
    case paymentStatus.PartlyRefunded:
      return t('paid.partlyRefunded', returned);
    default:
      return t(PaymentMethod === 'cod' ? 'paid.nothing' : 'paid.credit', { sum });
  }
};

export const isRefund = ({ PaymentStatus }: Pick<OrderAnswer, 'PaymentStatus'>): boolean => isGoingBack(PaymentStatus);

/** What a rejected order says of money: nothing was taken, or it goes back. */
export const rejectedMoney = (order: Pick<OrderAnswer, 'PaymentStatus'>): string => t(isRefund(order) ? 'rejected.refund' : 'rejected.money');

/** The sentence under the slot: what happens now, or what went wrong. */
export const nowWords = (order: OrderAnswer): string => {
  switch (order.Status) {
    case orderStatus.Placed:
      return t('now.placed');
    case orderStatus.AwaitingPayment:
      return order.PaymentStatus === paymentStatus.Failed ? t('now.lapsed') : t('now.awaiting');
    case orderStatus.Confirmed:
      return order.PaymentMethod === 'cod' ? t('now.confirmedCod', { sum: money(order.Totals.Payable) }) : t('now.confirmed');
    case orderStatus.Packed:
      return t('now.packed');
    case orderStatus.OutForDelivery:
      return t('now.out');
    case orderStatus.Delivered:
      return t('now.delivered');
    case orderStatus.Cancelled:
      return order.CancelReason ? t('now.cancelledFor', { reason: order.CancelReason }) : t('now.cancelled');
    case orderStatus.Rejected:
      return rejectionWords(rejectionCode(order));
    default:
      return order.StatusText;
  }
};

/** "You can cancel until Sat 21 Nov, 8 pm", or why not any more. */
export const cancelWords = ({ CanCancel, CancelUntil, Status }: Pick<OrderAnswer, 'CanCancel' | 'CancelUntil' | 'Status'>): string => {
  if (CanCancel) return t('cancel.until', { time: untilText(CancelUntil) });
  return Status <= orderStatus.Confirmed ? t('cancel.closed', { time: untilText(CancelUntil) }) : '';
};
