import type { BffConfig } from '../config.ts';
import type { RateLimits } from './rate-limiter.ts';

/** Bills on paper that one address may have printed in a minute: each takes billing a tenth of a second. */
const papersPerMinute = 30;

/** Calls a minute of each class, as they are set. */
export const rateLimitsOf = (config: BffConfig): RateLimits => ({
  'sign-in': config.LIMIT_SIGN_IN_PER_MINUTE,
  staff: config.LIMIT_STAFF_PER_MINUTE,
  write: config.LIMIT_WRITES_PER_MINUTE,
  read: config.LIMIT_READS_PER_MINUTE,
  signed: config.LIMIT_SIGNED_PER_MINUTE,
  paper: papersPerMinute,
});
