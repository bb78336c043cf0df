import { isFinal, isOrderStatus, orderStatus } from '@tokri/contracts';

/** The way of an order that goes well. */
export const straightWay: readonly number[] = [orderStatus.Placed, orderStatus.Confirmed, orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered];

export interface Step {
  readonly status: number;
  /** ISO 8601; null for what has not happened. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'todo' | 'ended-badly';
}

const badEnds: readonly number[] = [orderStatus.Cancelled, orderStatus.Rejected];
export const isBadEnd = (status: number): boolean => badEnds.includes(status);

const isEnd = (status: number): boolean => !isOrderStatus(status) || isFinal(status);

interface Happened {
  readonly status: number;
  readonly at: string;
}

/** What happened with its time, the last of it as where the order stands, then what is still to come (nothing after an end). */
export const stepsOf = (happened: readonly Happened[]): readonly Step[] => {
  const last = happened.at(-1);
  const done = happened.map(({ status, at }, index): Step => {
    if (isBadEnd(status)) return { status, at, state: 'ended-badly' };
    return { status, at, state: index === happened.length - 1 && !isEnd(status) ? 'now' : 'done' };
  });
  if (last && isEnd(last.status)) return done;
  const reached = new Set(happened.map(({ status }) => status));
  return [...done, ...straightWay.filter((status) => !reached.has(status)).map((status): Step => ({ status, at: null, state: 'todo' }))];
};

/** How far an order is: steps done and, of the next one, whether it is under way. */
export const progressOf = (status: number): { readonly step: number; readonly of: number; readonly isUnderWay: boolean } => {
  const at = straightWay.indexOf(status === orderStatus.AwaitingPayment ? orderStatus.Placed : status);
  return { step: at + 1, of: straightWay.length, isUnderWay: at >= 0 && !isEnd(status) };
};

/** Running orders first, each group in the order in which it came (newest first). */
export const runningFirst = <T extends { readonly Status: number }>(orders: readonly T[]): { readonly running: readonly T[]; readonly past: readonly T[] } => ({
  running: orders.filter(({ Status }) => !isEnd(Status)),
  past: orders.filter(({ Status }) => isEnd(Status)),
});
