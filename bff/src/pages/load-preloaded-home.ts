import type { Clock } from '@tokri/service-kit/use-case';
import { itemOperations } from '@tokri/contracts/api';
import type { Operation } from '@tokri/contracts/api';
import { toPreloadedHome } from './preloaded-home.ts';
import type { PreloadedHome } from './preloaded-home.ts';
import type { Forward } from '../forwarding/forward.ts';

const maxAgeMs = 30_000;
const maxWaitMs = 250;

const read = async <Body>(forward: Forward, operation: Operation): Promise<Body | undefined> => {
  try {
    const { status, body } = await forward({ operation, query: {}, headers: {} });
    return status === 200 ? (JSON.parse(body.toString('utf8')) as Body) : undefined;
  } catch {
    return undefined;
  }
};

export const createPreloadedHomeLoader = ({
  forward,
  clock,
}: {
  readonly forward: Forward;
  readonly clock: Clock;
}): (() => Promise<PreloadedHome>) => {
  let cached: PreloadedHome | undefined;
  let reading: Promise<PreloadedHome> | undefined;

  const readAll = async (): Promise<PreloadedHome> => {
    const [slides, groups] = await Promise.all([
      read<Parameters<typeof toPreloadedHome>[0]['slides']>(
        forward,
        itemOperations.listSliderImages,
      ),
      read<Parameters<typeof toPreloadedHome>[0]['groups']>(forward, itemOperations.listItemGroups),
    ]);
    const loaded = toPreloadedHome({ slides, groups, at: clock() });
    if (slides) cached = loaded;
    return loaded;
  };

  return async () => {
    if (cached && clock().getTime() - cached.builtAt < maxAgeMs) return cached;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    if (cached) return cached;
    const timedOut = new Promise<PreloadedHome>((resolve) => {
      setTimeout(() => {
        resolve(toPreloadedHome({ slides: undefined, groups: undefined, at: clock() }));
      }, maxWaitMs).unref();
    });
    return Promise.race([reading, timedOut]);
  };
};
