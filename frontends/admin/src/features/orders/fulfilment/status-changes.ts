import { isOrderStatus, orderStatus, orderTransitions } from '@tokri/contracts/orders';

export const fulfilmentStatuses = [
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

export const nextStatus = (status: number): FulfilmentStatus | undefined =>
  isOrderStatus(status)
    ? fulfilmentStatuses.find((targetStatus) => orderTransitions[status].includes(targetStatus))
    : undefined;

export const isCancellable = (status: number): boolean =>
  isOrderStatus(status) && orderTransitions[status].includes(orderStatus.Cancelled);

export interface StatusChange {
  readonly targetStatus: FulfilmentStatus;
  readonly orderIds: readonly number[];
}

export const groupByStatusChange = (
  orders: readonly { readonly Id: number; readonly Status: number }[],
): readonly StatusChange[] =>
  fulfilmentStatuses
    .map((targetStatus) => ({
      targetStatus,
      orderIds: orders
        .filter(({ Status }) => nextStatus(Status) === targetStatus)
        .map(({ Id }) => Id),
    }))
    .filter(({ orderIds }) => orderIds.length > 0)
    .sort((a, b) => b.orderIds.length - a.orderIds.length);
