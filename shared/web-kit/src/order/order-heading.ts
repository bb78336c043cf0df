import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { formatPastMoment, formatSlot, shopDate } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

type OrderState = Pick<OrderResponse, 'Status' | 'StatusAt' | 'Slot'>;

/** What matters most about an order: how it ended, that it is on its way early, or when it comes. */
export const orderHeading = (
  { Status, StatusAt, Slot }: OrderState,
  now: Date = new Date(),
): string => {
  const time = StatusAt && formatPastMoment(StatusAt, now);
  if (time && Status === orderStatus.Delivered) return t('heading.delivered', { time });
  if (time && Status === orderStatus.Cancelled) return t('heading.cancelled', { time });
  const isEarly = Status === orderStatus.OutForDelivery && shopDate(now) < Slot.Date;
  if (time && isEarly) return t('heading.leftShop', { time });
  return formatSlot(Slot, now);
};
