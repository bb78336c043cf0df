import { setTimeout as wait } from 'node:timers/promises';

export interface EventuallyOptions {
  readonly timeoutMs?: number;
  readonly missing: string;
}

const pollMs = 25;

export const eventually = async <T>(
  probe: () => T | Promise<T>,
  { timeoutMs = 60_000, missing }: EventuallyOptions,
): Promise<NonNullable<T>> => {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  do {
    try {
      const value = await probe();
      if (value) return value;
      last = value;
    } catch (error) {
      last = error;
    }
    await wait(pollMs);
  } while (Date.now() < end);
  throw new Error(
    `missing after ${timeoutMs} ms: ${missing} (last: ${last instanceof Error ? last.message : JSON.stringify(last)})`,
  );
};
