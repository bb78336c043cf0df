import type { LookupAddress } from 'node:dns';
import { sendRequest, type HttpTarget } from './http-client.ts';
import { resolveByDns, type ResolveAddresses } from './round-robin-lookup.ts';
import type { UpstreamResponse } from './upstream.ts';

/** A process with an address of each family counts once. */
const ofOneFamily = (addresses: readonly LookupAddress[]): readonly LookupAddress[] => {
  const ipv4 = addresses.filter(({ family }) => family === 4);
  return ipv4.length > 0 ? ipv4 : addresses;
};

const toOrigin = (origin: URL, { address, family }: LookupAddress): URL => {
  const direct = new URL(origin);
  direct.hostname = family === 6 ? `[${address}]` : address;
  return direct;
};

/**
 * Asks every process behind the name, beside the circuit breaker.
 * @returns a response for each process, undefined where one does not answer; empty if the name is
 * unknown
 */
export const askEachProcess = async (
  { origin, agent }: HttpTarget,
  {
    path,
    timeoutMs,
    resolveAddresses = resolveByDns,
  }: {
    readonly path: string;
    readonly timeoutMs: number;
    readonly resolveAddresses?: ResolveAddresses | undefined;
  },
): Promise<readonly (UpstreamResponse | undefined)[]> => {
  const addresses = await resolveAddresses(origin.hostname).catch(() => []);
  return Promise.all(
    ofOneFamily(addresses).map((address) =>
      sendRequest(
        { origin: toOrigin(origin, address), agent },
        { method: 'GET', path, headers: {}, timeoutMs },
      ).catch(() => undefined),
    ),
  );
};
