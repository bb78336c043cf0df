export { conflict, conflictsMax, loadDecideSave } from './load-decide-save.ts';
export type { LoadDecideSave, Recalled } from './load-decide-save.ts';
export { createSemaphore } from './semaphore.ts';
export type { Semaphore, SemaphoreLimits } from './semaphore.ts';
export { createSemaphores } from './semaphores.ts';
export type { Semaphores } from './semaphores.ts';
export { untilKnown, untilOrderKnown } from './until-known.ts';
export { createWaiters } from './waiters.ts';
export type { Waiters } from './waiters.ts';
