import { isBadEnd, isRunning, orderWay } from '@tokri/contracts';

export interface Step {
  readonly status: number;
  /** ISO 8601; null for what has not happened. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'todo' | 'ended-badly';
}

interface Happened {
  readonly status: number;
  readonly at: string;
}

/** What happened with its time, the last of it as where the order stands, then what is still to come (nothing after an end). */
export const stepsOf = (happened: readonly Happened[]): readonly Step[] => {
  const last = happened.at(-1);
  const done = happened.map(({ status, at }, index): Step => {
    if (isBadEnd(status)) return { status, at, state: 'ended-badly' };
    return {
      status,
      at,
      state: index === happened.length - 1 && isRunning(status) ? 'now' : 'done',
    };
  });
  if (last && !isRunning(last.status)) return done;
  const reached = new Set(happened.map(({ status }) => status));
  return [
    ...done,
    ...orderWay
      .filter((status) => !reached.has(status))
      .map((status): Step => ({ status, at: null, state: 'todo' })),
  ];
};

/** Running orders first, each group in the order in which it came (newest first). */
export const runningFirst = <T extends { readonly Status: number }>(
  orders: readonly T[],
): { readonly running: readonly T[]; readonly past: readonly T[] } => ({
  running: orders.filter(({ Status }) => isRunning(Status)),
  past: orders.filter(({ Status }) => !isRunning(Status)),
});
