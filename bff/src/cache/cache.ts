import type { Redis } from '@tokri/service-kit/redis';
import { createRest, type Rest } from './rest.ts';

/** A Redis that is slow costs its time limit of 300 ms a call; so only one call each so often waits for it. */
const restMs = 1_000;

/** The one connection to Redis with the rest that everybody who asks it keeps: who finds it slow spares all others. */
export interface Cache {
  readonly redis: Redis;
  readonly rest: Rest;
}

export const createCache = (redis: Redis, now: () => number = () => performance.now()): Cache => ({
  redis,
  rest: createRest({ restMs, now }),
});
