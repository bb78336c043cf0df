export { connectRedis } from './connect.ts';
export { createGuardedRedis } from './guarded-redis.ts';
export type { GuardedRedis } from './guarded-redis.ts';
export { consumePoint, createRateLimiter, toRetryAfterSeconds } from './rate-limiter.ts';
export type { Redis } from 'ioredis';
