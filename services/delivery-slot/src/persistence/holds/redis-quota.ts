import { minuteMs } from '@tokri/contracts/dates';
import type { Redis } from '@tokri/service-kit/redis';
import type { Clock } from '@tokri/service-kit/use-case';
import { noSharedQuota, type SharedQuota } from '../../application/ports/shared-quota.ts';

/** A slow Redis costs 300 ms a command, so after a failure nobody asks it for a second. */
const pauseMs = 1_000;

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
  { prefix, clock }: { readonly prefix: string; readonly clock: Clock },
): SharedQuota => {
  if (!redis) return noSharedQuota;
  let pausedUntilMs = 0;
  const run = async (script: string, key: string, args: readonly number[]): Promise<unknown> => {
    if (clock().getTime() < pausedUntilMs) return null;
    try {
      return await redis.eval(script, 1, `${prefix}:${key}`, ...args);
    } catch {
      pausedUntilMs = clock().getTime() + pauseMs;
      return null;
    }
  };
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
