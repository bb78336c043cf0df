import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import {
  dialogTypes,
  escapeHtml,
  formatSlotWithDate,
  today,
  type DialogRequest,
} from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { FulfilmentStatus } from './status-changes.ts';

type DispatchedOrder = Pick<OrderResponse, 'Slot'>;

export const listLaterOrders = <Order extends DispatchedOrder>(
  orders: readonly Order[],
  targetStatus: FulfilmentStatus,
): readonly Order[] =>
  targetStatus === orderStatus.OutForDelivery
    ? orders.filter(({ Slot }) => Slot.Date > today())
    : [];

/** The text for orders of a later day; empty when all of them are due. */
export const laterDispatchMessage = (
  orders: readonly DispatchedOrder[],
  targetStatus: FulfilmentStatus,
): string => {
  const [first, ...others] = listLaterOrders(orders, targetStatus);
  if (!first) return '';
  return others.length === 0 && orders.length === 1
    ? t('dispatch.laterOrder', { slot: formatSlotWithDate(first.Slot) })
    : t('dispatch.laterOrders', { count: others.length + 1 });
};

export const dispatchQuestion = (
  order: DispatchedOrder,
  targetStatus: FulfilmentStatus,
): DialogRequest | undefined => {
  const message = laterDispatchMessage([order], targetStatus);
  if (message === '') return undefined;
  return {
    type: dialogTypes.confirmation,
    title: t('dispatch.title'),
    message: escapeHtml(message),
    actionLabel: t('dispatch.action'),
    closeLabel: t('dispatch.keep'),
  };
};
