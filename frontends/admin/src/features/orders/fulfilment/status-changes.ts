import { isOrderStatus, orderStatus, orderTransitions } from '@tokri/contracts/orders';

/** States into which staff move an order, in the order of the day. */
export const fulfilmentStatuses = [
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** Where an order goes next by hand; undefined when that is nobody's to decide or nothing comes any more. */
export const nextStatus = (status: number): FulfilmentStatus | undefined =>
  isOrderStatus(status)
    ? fulfilmentStatuses.find((targetStatus) => orderTransitions[status].includes(targetStatus))
    : undefined;

/** Staff cancel wherever the table allows it. */
export const isCancellable = (status: number): boolean =>
  isOrderStatus(status) && orderTransitions[status].includes(orderStatus.Cancelled);

export interface StatusChange {
  readonly targetStatus: FulfilmentStatus;
  readonly orderIds: readonly number[];
}

/** The moves that selected orders can take, the one for most of them first. */
export const availableStatusChanges = (
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
