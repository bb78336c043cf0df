import { eventually } from '@tokri/service-kit/testing';
import { violationsOf } from './check.ts';
import { readWorld } from './read-world.ts';
import type { World } from './world.ts';
import type { CallRecord } from '../../support/rush/call-record.ts';

/** reliability.md I20: at most this long after the last fault everything holds. */
const convergeMs = 60_000;

/** Waits until no invariant of reliability.md 5.3 is broken, and answers that world. @throws Error with all that is still wrong. */
export const expectRightWorld = async (
  acknowledged: readonly number[],
  calls: readonly CallRecord[] = [],
): Promise<World> => {
  let found: readonly string[] = [];
  try {
    return await eventually(
      async () => {
        const world = await readWorld(acknowledged, calls);
        found = violationsOf(world);
        return found.length === 0 ? world : undefined;
      },
      { timeoutMs: convergeMs, missing: 'a right world' },
    );
  } catch (error) {
    throw new Error(`a minute after the last fault:\n${found.join('\n') || String(error)}`, {
      cause: error,
    });
  }
};
