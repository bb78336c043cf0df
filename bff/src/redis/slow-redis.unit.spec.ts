import { createGuardedRedis, type Redis } from '@tokri/service-kit/redis';
import { silentLogger } from '@tokri/service-kit/testing';
import { createRateLimiter, type RateLimits } from '../limits/rate-limiter.ts';
import { createReplayBuffer } from '../live/replay/replay-buffer.ts';

const limits: RateLimits = {
  'sign-in': 3,
  lookup: 3,
  staff: 3,
  write: 3,
  read: 3,
  webhook: 3,
  document: 3,
};
const event = { userId: 7 } as never;

describe('a slow Redis', () => {
  let nowMs: number;
  let isSlow: boolean;
  let commandCount: number;
  const reply = <Value>(value: Value): Promise<Value> => {
    commandCount += 1;
    return isSlow ? Promise.reject(new Error('Command timed out')) : Promise.resolve(value);
  };
  const start = () => {
    [nowMs, isSlow, commandCount] = [0, true, 0];
    const redis = {
      status: 'ready',
      defineCommand: () => undefined,
      rlflxIncr: () => reply([9, 60_000]),
      eval: () => reply('1-0'),
      xrevrange: () => reply([]),
      xrange: () => reply([]),
    } as unknown as Redis;
    const guarded = createGuardedRedis(redis, () => nowMs);
    return {
      limiter: createRateLimiter({ limits, guarded, prefix: 'p.' }),
      replayBuffer: createReplayBuffer({ guarded, prefix: 'p.', logger: silentLogger }),
    };
  };

  it('is not queried by other rate limits or the replay buffer after one rate limit timed out', async () => {
    const { limiter, replayBuffer } = start();
    expect((await limiter.consume('read', 'a')).isAllowed).toBe(true);
    await limiter.consume('write', 'a');
    await limiter.consume('sign-in', 'b');
    expect(await replayBuffer.append(7, 'e', event)).toBeUndefined();
    expect(await replayBuffer.readSince({ userId: 7, isChatStaff: false }, '1-0')).toEqual({
      kind: 'unknown',
      newest: undefined,
    });
    expect(commandCount).toBe(1);
  });

  it('is not queried by rate limits after the replay buffer timed out', async () => {
    const { limiter, replayBuffer } = start();
    await replayBuffer.append(7, 'e', event);
    await limiter.consume('read', 'a');
    expect(commandCount).toBe(1);
  });

  it('is queried by everybody again after one successful probe', async () => {
    const { limiter, replayBuffer } = start();
    await limiter.consume('read', 'a');
    [nowMs, isSlow] = [1_000, false];
    expect(await replayBuffer.append(7, 'e', event)).toBe('1-0');
    await limiter.consume('write', 'a');
    expect(commandCount).toBe(3);
  });

  it('closes the breaker even when the probe reports an exceeded limit', async () => {
    const { limiter, replayBuffer } = start();
    await replayBuffer.append(7, 'e', event);
    [nowMs, isSlow] = [1_000, false];
    expect((await limiter.consume('read', 'a')).isAllowed).toBe(false);
    expect(
      await Promise.all([replayBuffer.append(7, 'e', event), replayBuffer.append(7, 'f', event)]),
    ).toEqual(['1-0', '1-0']);
  });

  it('keeps its breaker state when an exceeded limit is answered from memory', async () => {
    const { limiter, replayBuffer } = start();
    isSlow = false;
    expect((await limiter.consume('read', 'a')).isAllowed).toBe(false);
    isSlow = true;
    await replayBuffer.append(7, 'e', event);
    nowMs = 1_000;
    expect((await limiter.consume('read', 'a')).isAllowed).toBe(false);
    expect(commandCount).toBe(2);
    await Promise.all([limiter.consume('write', 'a'), replayBuffer.append(7, 'e', event)]);
    expect(commandCount).toBe(3);
  });
});
