export { connectRedis } from './connect.ts';
export type { Redis } from 'ioredis';
