import { minuteMs } from '@tokri/contracts/dates';
import { createGuardedRedis, type Redis } from '@tokri/service-kit/redis';
import { noSharedQuota, type SharedQuota } from '../../application/ports/shared-quota.ts';

const spendScript = `
  local next = math.max(tonumber(ARGV[1]), tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[2])
  local waitMs = next - tonumber(ARGV[1]) - tonumber(ARGV[3])
  if waitMs > 0 then return math.ceil(waitMs) end
  redis.call('SET', KEYS[1], string.format('%.3f', next), 'PX', math.ceil(next - tonumber(ARGV[1])))
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
    spend: async ({ key, intervalMs, now }) => {
      const waitMs = await run(spendScript, key, [now.getTime(), intervalMs, minuteMs]);
      return typeof waitMs === 'number' ? waitMs : null;
    },
    refund: async ({ key, intervalMs }) => {
      await run(refundScript, key, [intervalMs]);
    },
  };
};
