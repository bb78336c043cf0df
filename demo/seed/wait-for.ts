import { setTimeout as wait } from 'node:timers/promises';

const defaults = { deadlineMs: 20_000, pauseMs: 40 } as const;

export const waitFor = async <T>(
  what: string,
  probe: () => Promise<T | undefined>,
  { deadlineMs, pauseMs }: { readonly deadlineMs: number; readonly pauseMs: number } = defaults,
): Promise<T> => {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${what}: not there after ${deadlineMs / 1000} s`);
    await wait(pauseMs);
  }
};
