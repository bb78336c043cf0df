import type { Upstreams } from './create-upstreams.ts';

export const listReachableServices = async (
  upstreams: Upstreams,
): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      [...upstreams].map(async ([name, upstream]) => [name, await upstream.isReachable()] as const),
    ),
  );

export const isAnyReachable = (reachable: Readonly<Record<string, boolean>>): boolean =>
  Object.values(reachable).some(Boolean);
