import { minuteMs } from '@tokri/contracts/dates';
import { createGuardedRedis, type Redis } from '@tokri/service-kit/redis';
import { noSharedQuota, type SharedQuota } from '../../application/ports/shared-quota.ts';

/** By the clock of Redis: those of the processes differ. */
const spendScript = `
  local time = redis.call('TIME')
  local now = tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000
  local next = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[1])
  local waitMs = next - now - tonumber(ARGV[2])
  if waitMs > 0 then return math.ceil(waitMs) end
  redis.call('SET', KEYS[1], string.format('%.3f', next), 'PX', math.ceil(next - now))
  return 0`;

const refundScript = `
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('INCRBYFLOAT', KEYS[1], -tonumber(ARGV[1])) end`;

/** The same rate algorithm as in the process, on a value that all processes share. */
export const createRedisQuota = (
  redis: Redis | undefined,
  { prefix }: { readonly prefix: string },
): SharedQuota => {
  if (!redis) return noSharedQuota;
  const guarded = createGuardedRedis(redis);
  const run = (script: string, key: string, args: readonly number[]): Promise<unknown> =>
    guarded.attempt((client) => client.eval(script, 1, `${prefix}:${key}`, ...args));
  return {
    spend: async ({ key, intervalMs }) => {
      const waitMs = await run(spendScript, key, [intervalMs, minuteMs]);
      return typeof waitMs === 'number' ? waitMs : null;
    },
    refund: async ({ key, intervalMs }) => {
      await run(refundScript, key, [intervalMs]);
    },
  };
};
