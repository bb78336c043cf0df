import type { OrderResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import {
  amountText,
  dateText,
  joinTexts,
  labelled,
  slotText,
  timeText,
} from './data-copy-formats.ts';
import type { DataCopyTexts } from './data-copy-texts.ts';
import type { ToRows } from './printed-data-copy.ts';

const lineTexts = ({ Lines = [] }: OrderResponse): readonly string[] =>
  Lines.map(({ Quantity, Name, UnitName }) => `${Quantity} × ${Name}, ${UnitName}`);

const paymentTexts = (
  { PaymentStatusText, RefundStatus, Coupon }: OrderResponse,
  texts: DataCopyTexts,
): readonly string[] => [
  labelled(texts.payment, joinTexts(PaymentStatusText, RefundStatus)),
  labelled(texts.coupon, Coupon ? joinTexts(Coupon.Code, amountText(Coupon.Amount)) : ''),
];

const historyTexts = (
  { PlacedAt, History = [] }: OrderResponse,
  texts: DataCopyTexts,
  language: Language,
): readonly string[] => [
  labelled(texts.placed, timeText(PlacedAt, language)),
  ...History.map(({ At, StatusText, Note }) => joinTexts(timeText(At, language), StatusText, Note)),
];

export const orderRows: ToRows = ({ copy, language }, texts) =>
  copy.Orders.map((order) => {
    const { Name, Mobile, Address, Pincode } = order.Address;
    return {
      text: joinTexts(
        order.TransactionNumber,
        dateText(order.PDate, language),
        amountText(order.Totals.Payable),
        order.StatusText,
      ),
      details: [
        joinTexts(Name, Mobile, Address, Pincode),
        labelled(texts.delivery, slotText(order.Slot, language)),
        ...lineTexts(order),
        ...paymentTexts(order, texts),
        ...historyTexts(order, texts, language),
        labelled(texts.cancelReason, order.CancelReason),
        labelled(texts.note, order.Note),
      ].filter((text) => text !== ''),
    };
  });
