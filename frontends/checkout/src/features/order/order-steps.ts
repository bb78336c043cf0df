import {
  isActiveStatus,
  isCancelledOrRejected,
  orderProgressSteps,
  orderStatus,
} from '@tokri/contracts/orders';

export interface OrderStep {
  readonly status: number;
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

export interface PastStep {
  readonly status: number;
  readonly at: string;
}

export const toOrderSteps = (pastSteps: readonly PastStep[]): readonly OrderStep[] => {
  const last = pastSteps.at(-1);
  const done = pastSteps.map(({ status, at }, index): OrderStep => {
    if (isCancelledOrRejected(status)) return { status, at, state: 'failed' };
    return {
      status,
      at,
      state: index === pastSteps.length - 1 && isActiveStatus(status) ? 'current' : 'done',
    };
  });
  if (last && !isActiveStatus(last.status)) return done;
  const reached = new Set(pastSteps.map(({ status }) => status));
  return [
    ...done,
    ...orderProgressSteps
      .filter((status) => !reached.has(status))
      .map((status): OrderStep => ({ status, at: null, state: 'upcoming' })),
  ];
};

export const splitActiveOrders = <T extends { readonly Status: number }>(
  orders: readonly T[],
): { readonly active: readonly T[]; readonly past: readonly T[] } => ({
  active: orders.filter(({ Status }) => isActiveStatus(Status)),
  past: orders.filter(({ Status }) => !isActiveStatus(Status)),
});

export const isDelivered = ({ Status }: { readonly Status: number }): boolean =>
  Status === orderStatus.Delivered;

/** Not a rejected order: its items are still in the cart. */
export const isDeliveredOrCancelled = ({ Status }: { readonly Status: number }): boolean =>
  Status === orderStatus.Delivered || Status === orderStatus.Cancelled;
