import { setTimeout as wait } from 'node:timers/promises';
import { connectRedis } from '@tokri/service-kit/redis';
import { readRunFile } from '../../support/product.ts';
import { faultProxy, type FaultProxy, type ProxyMode } from './fault-proxy.ts';
import { infraKilled } from './faults.ts';
import type { Fault } from '../../support/rush/fault.ts';
import { beyond, p99Of, rushLines } from '../../support/rush/rush-verdict.ts';
import { rushed, type RushExperiment, type Scene } from './scene.ts';
import { bffTowards } from '../../support/pods/twins.ts';

const lateMs = 2_000;
const faultMs = 3_000;
/** Every third answer of the cache is lost, its command done or not: a script that ran is not known to have run. */
const lostEvery = 3;
/** The first calls wait out the cache's time limit of 300 ms before it is left alone; and a busy machine doubles a short wait by itself. */
const waitMsTolerated = 500;

const during = (what: string, proxy: FaultProxy, mode: ProxyMode): Fault => ({
  what,
  inflict: async () => {
    proxy.set(mode);
    await wait(faultMs);
    proxy.set({ kind: 'through' });
  },
});

const emptied: Fault = {
  what: 'FLUSHALL',
  inflict: async () => {
    const redis = await connectRedis({ url: readRunFile().infra.redis.url });
    await redis.flushall();
    await redis.quit();
  },
};

/** A bff of its own that reaches the cache through a proxy, while the work is done. */
const behindProxy = async <Result>(
  work: (origin: string, proxy: FaultProxy) => Promise<Result>,
): Promise<Result> => {
  const { hostname, port } = new URL(readRunFile().infra.redis.url);
  const proxy = await faultProxy({ host: hostname, port: Number(port) });
  const bff = await bffTowards({}, { REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
  try {
    return await work(bff.url, proxy);
  } finally {
    await bff.end();
    await proxy.close();
  }
};

/** E15: the cache is slow, emptied, away, killed: the same is sold, and who is let in waits no longer than twice as long. */
export const cacheLost: RushExperiment = (scene) =>
  behindProxy(async (origin, proxy) => {
    const lines: string[] = [];
    const p99s: Record<string, number> = {};
    const one = async (
      name: string,
      faults: readonly Fault[],
      origins: readonly string[] = [origin],
    ): Promise<void> => {
      const rush = await rushed(scene, { origins, faults });
      p99s[name] = p99Of(rush.first);
      lines.push(`cache ${name}: ${rushLines(rush).join('; ')}`);
    };
    await one('well', []);
    await one(`${lateMs / 1000} s late`, [during('late', proxy, { kind: 'late', byMs: lateMs })]);
    await one('emptied', [emptied]);
    await one('away', [during('away', proxy, { kind: 'away' })]);
    await one('killed', [infraKilled('redis')], [readRunFile().web]);
    const limitMs = Math.max(waitMsTolerated, 2 * (p99s.well ?? Number.NaN));
    const slow = beyond(p99s, limitMs);
    if (slow.length > 0)
      throw new Error(
        `p99 beyond ${limitMs.toFixed(0)} ms: ${slow.join(', ')}\n${lines.join('\n')}`,
      );
    return lines;
  });

/** E16: answers of the cache are lost within scripts: nobody is let in twice. */
export const cacheAnswersLost: RushExperiment = (scene: Scene) =>
  behindProxy(async (origin, proxy) => {
    proxy.set({ kind: 'cut-answers', every: lostEvery });
    const rush = await rushed(scene, { origins: [origin], faults: [] });
    if (proxy.lost() === 0) throw new Error('no answer of the cache was lost');
    return [`${proxy.lost()} answers of the cache lost`, ...rushLines(rush)];
  });
