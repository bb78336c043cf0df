import { orderStatus, orderTransitions, isOrderStatus } from '@tokri/contracts';

/** States into which staff move an order, in the order of the day. */
export const steps = [
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
] as const;
export type Step = (typeof steps)[number];

/** Where an order goes next by hand; undefined when that is nobody's to decide or nothing comes any more. */
export const nextStep = (status: number): Step | undefined =>
  isOrderStatus(status) ? steps.find((step) => orderTransitions[status].includes(step)) : undefined;

/** Staff cancel wherever the table allows it. */
export const mayBeCancelled = (status: number): boolean =>
  isOrderStatus(status) && orderTransitions[status].includes(orderStatus.Cancelled);

export interface Move {
  readonly step: Step;
  readonly orderIds: readonly number[];
}

/** The moves that selected orders can take, the one for most of them first. */
export const movesFor = (
  orders: readonly { readonly Id: number; readonly Status: number }[],
): readonly Move[] =>
  steps
    .map((step) => ({
      step,
      orderIds: orders.filter(({ Status }) => nextStep(Status) === step).map(({ Id }) => Id),
    }))
    .filter(({ orderIds }) => orderIds.length > 0)
    .sort((a, b) => b.orderIds.length - a.orderIds.length);
