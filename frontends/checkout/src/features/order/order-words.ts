import {
  isBadEnd,
  isGoingBack,
  isOrderStatus,
  orderStatus,
  orderStatusText,
  paymentStatus,
  slotRefusalText,
} from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { isSlotTerms, rejectionCode, rejectionOf } from '@tokri/web-kit/order';
import { language } from '@tokri/web-kit/platform';
import { money, untilWords } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

export const statusWords = (status: number): string =>
  isOrderStatus(status) ? orderStatusText(status, language()) : '';

/** Why an order was not accepted, in words for the customer. */
export const rejectionWords = (code: string): string =>
  isSlotTerms(code) ? slotRefusalText(code, language()) : t(`rejected.${rejectionOf(code)}`);

const paidHow: Readonly<
  Record<OrderAnswer['PaymentMethod'], 'paid.cash' | 'paid.online' | 'paid.credit'>
> = { cod: 'paid.cash', online: 'paid.online', credit: 'paid.credit' };

/** How much and how it is, was or comes back. */
export const paymentWords = ({
  PaymentMethod,
  PaymentStatus,
  Totals,
  Status,
  RefundAmount,
}: Pick<
  OrderAnswer,
  'PaymentMethod' | 'PaymentStatus' | 'Totals' | 'Status' | 'RefundAmount'
>): string => {
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

export const isRefund = ({ PaymentStatus }: Pick<OrderAnswer, 'PaymentStatus'>): boolean =>
  isGoingBack(PaymentStatus);

/** What a rejected order says of money: nothing was taken, or it goes back. */
export const rejectedMoney = (order: Pick<OrderAnswer, 'PaymentStatus'>): string =>
  t(isRefund(order) ? 'rejected.refund' : 'rejected.money');

/** The sentence under the slot: what happens now, or what went wrong. */
export const nowWords = (order: OrderAnswer): string => {
  switch (order.Status) {
    case orderStatus.Placed:
      return t('now.placed');
    case orderStatus.AwaitingPayment:
      return order.PaymentStatus === paymentStatus.Failed ? t('now.lapsed') : t('now.awaiting');
    case orderStatus.Confirmed:
      return order.PaymentMethod === 'cod'
        ? t('now.confirmedCod', { sum: money(order.Totals.Payable) })
        : t('now.confirmed');
    case orderStatus.Packed:
      return t('now.packed');
    case orderStatus.OutForDelivery:
      return t('now.out');
    case orderStatus.Delivered:
      return t('now.delivered');
    case orderStatus.Cancelled:
      return order.CancelReason
        ? t('now.cancelledFor', { reason: order.CancelReason })
        : t('now.cancelled');
    case orderStatus.Rejected:
      return rejectionWords(rejectionCode(order));
    default:
      return order.StatusText;
  }
};

/** "You can cancel until Sat 21 Nov, 8 pm", or why not any more. */
export const cancelWords = ({
  CanCancel,
  CancelUntil,
  Status,
}: Pick<OrderAnswer, 'CanCancel' | 'CancelUntil' | 'Status'>): string => {
  if (CanCancel) return t('cancel.until', { time: untilWords(CancelUntil) });
  return Status <= orderStatus.Confirmed
    ? t('cancel.closed', { time: untilWords(CancelUntil) })
    : '';
};
