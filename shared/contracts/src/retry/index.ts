export { backoffDelayMs, type BackoffPolicy } from './backoff.ts';
