import type { Upstreams } from './upstreams/create-upstreams.ts';

/** Which services answer; asked at most every 2 s. */
export const reachableServices = async (upstreams: Upstreams): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      [...upstreams].map(async ([name, upstream]) => [name, await upstream.isReachable()] as const),
    ),
  );

/** One service that is away takes its own rows along and nothing else; with none there is nothing to serve. */
export const canServe = (reachable: Readonly<Record<string, boolean>>): boolean =>
  Object.values(reachable).some(Boolean);
