import {
  isGoingBack,
  isOrderStatus,
  orderStatusText,
  paymentStatus,
  slotRefusalText,
} from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { isSlotTerms, rejectionOf } from '@tokri/web-kit/order';
import { language } from '@tokri/web-kit/platform';
import { t } from '../../texts.ts';

type Tone = 'ok' | 'few' | 'bad' | 'info';

export const paymentTone = (status: number): Tone => {
  if (status === paymentStatus.Paid) return 'ok';
  if (status === paymentStatus.Failed) return 'bad';
  return isGoingBack(status) ? 'info' : 'few';
};

export const statusName = (status: number): string =>
  isOrderStatus(status) ? orderStatusText(status, language()) : String(status);

/** Why an order was not accepted, in words for staff. */
export const rejectionWords = (code: string): string =>
  isSlotTerms(code) ? slotRefusalText(code, language()) : t(`order.rejected.${rejectionOf(code)}`);

export const methodName = ({ PaymentMethod }: Pick<OrderAnswer, 'PaymentMethod'>): string =>
  t(`method.${PaymentMethod}`);
