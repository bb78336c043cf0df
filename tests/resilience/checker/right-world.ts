import { eventually } from '@tokri/service-kit/testing';
import { violationsOf } from './check.ts';
import { readWorld } from './read-world.ts';

/** reliability.md I20: at most this long after the last fault everything holds. */
const convergeMs = 60_000;

/** Waits until no invariant of reliability.md 5.3 is broken. @throws Error with all that is still wrong. */
export const expectRightWorld = async (acknowledged: readonly number[]): Promise<void> => {
  let found: readonly string[] = [];
  try {
    await eventually(async () => {
      found = violationsOf(await readWorld(acknowledged));
      return found.length === 0;
    }, { timeoutMs: convergeMs, missing: 'a right world' });
  } catch (error) {
    throw new Error(`a minute after the last fault:\n${found.join('\n') || String(error)}`, { cause: error });
  }
};
