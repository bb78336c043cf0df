import { isGoingBack, isOrderStatus, orderStatus, orderStatusText, paymentStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { language } from '@tokri/web-kit/platform';
import { shortDay, slotTime } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

export type Tone = 'ok' | 'few' | 'bad' | 'info';

export const toneOf = (status: number): Tone => {
  if (status === orderStatus.Cancelled || status === orderStatus.Rejected) return 'bad';
  if (status === orderStatus.Placed || status === orderStatus.AwaitingPayment) return 'few';
  return status === orderStatus.Packed || status === orderStatus.Delivered ? 'ok' : 'info';
};

export const paymentTone = (status: number): Tone => {
  if (status === paymentStatus.Paid) return 'ok';
  if (status === paymentStatus.Failed) return 'bad';
  return isGoingBack(status) ? 'info' : 'few';
};

export const statusName = (status: number): string => (isOrderStatus(status) ? orderStatusText(status, language()) : String(status));

export const timeOf = ({ Start, End }: { readonly Start: string; readonly End: string }): string => slotTime(Start, End);

/** "Sun 22 Nov, 7–10 am". */
export const slotWords = ({ Slot }: Pick<OrderAnswer, 'Slot'>): string => `${shortDay(Slot.Date)}, ${timeOf(Slot)}`;

export const methodName = ({ PaymentMethod }: Pick<OrderAnswer, 'PaymentMethod'>): string => t(`method.${PaymentMethod}`);
