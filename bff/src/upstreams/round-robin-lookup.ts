import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type ResolveAddresses = (hostname: string) => Promise<readonly LookupAddress[]>;

const cacheMs = 1_000;

export const resolveByDns: ResolveAddresses = (hostname) => lookup(hostname, { all: true });

interface RoundRobinSettings {
  readonly resolveAddresses?: ResolveAddresses | undefined;
  readonly nowMs: () => number;
}

/** Keeps the last known addresses while DNS fails. */
const createCachedResolver = ({
  resolveAddresses = resolveByDns,
  nowMs,
}: RoundRobinSettings): ResolveAddresses => {
  let known: readonly LookupAddress[] | undefined;
  let resolving: Promise<readonly LookupAddress[]> | undefined;
  let resolvedAtMs = 0;
  return (hostname) => {
    if (!resolving || nowMs() - resolvedAtMs >= cacheMs) {
      resolvedAtMs = nowMs();
      resolving = resolveAddresses(hostname).then(
        (addresses) => (known = addresses),
        (error: unknown) => {
          if (known) return known;
          throw error;
        },
      );
    }
    return resolving;
  };
};

const rotate = (addresses: readonly LookupAddress[], start: number): LookupAddress[] => {
  const first = start % Math.max(1, addresses.length);
  return [...addresses.slice(first), ...addresses.slice(0, first)];
};

/** The addresses of one name, starting with another one at each call. DNS is asked once a second. */
export const createRoundRobinLookup = (settings: RoundRobinSettings): LookupFunction => {
  const resolve = createCachedResolver(settings);
  let calls = 0;
  return (hostname, { all = false }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const rotated = rotate(addresses, calls++);
        const [first] = rotated;
        if (all) callback(null, rotated);
        else callback(null, first?.address ?? '', first?.family ?? 4);
      },
      (error: unknown) => {
        callback(error as NodeJS.ErrnoException, []);
      },
    );
  };
};
