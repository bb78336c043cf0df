export type { Clock } from './clock.ts';
export { createTtlCache } from './ttl-cache.ts';
export { conflict, maxAttemptsUnderContention, updateAggregate } from './update-aggregate.ts';
export { createSemaphore } from './semaphore.ts';
export type { SemaphoreLimits } from './semaphore.ts';
export { createKeyedSemaphores } from './keyed-semaphores.ts';
export { waitForReplica, waitForOrderReplica } from './wait-for-replica.ts';
export { createPendingReplies } from './pending-replies.ts';
export type { PendingReplies } from './pending-replies.ts';
