import type { IncomingMessage } from 'node:http';

interface PendingBody {
  readonly request: IncomingMessage;
  readonly network: string;
  /** Absent when the body must not be evicted for newer ones. */
  readonly evict?: () => void;
}

export interface PendingBodies {
  add(body: PendingBody): void;
  remove(body: PendingBody): void;
  countOf(network: string): number;
  count(): number;
  /** The oldest body that can be evicted, of one network or of all. */
  oldest(network?: string): PendingBody | undefined;
}

const findEvictable = (bodies: Iterable<PendingBody>): PendingBody | undefined => {
  for (const body of bodies) if (body.evict && !body.request.complete) return body;
  return undefined;
};

/** Sets iterate in insertion order, so the first body of each is its oldest. */
export const createPendingBodies = (): PendingBodies => {
  const all = new Set<PendingBody>();
  const byNetwork = new Map<string, Set<PendingBody>>();
  return {
    add: (body) => {
      all.add(body);
      const ofNetwork = byNetwork.get(body.network) ?? new Set();
      byNetwork.set(body.network, ofNetwork.add(body));
    },
    remove: (body) => {
      all.delete(body);
      const ofNetwork = byNetwork.get(body.network);
      ofNetwork?.delete(body);
      if (ofNetwork?.size === 0) byNetwork.delete(body.network);
    },
    countOf: (network) => byNetwork.get(network)?.size ?? 0,
    count: () => all.size,
    oldest: (network) =>
      findEvictable(network === undefined ? all : (byNetwork.get(network) ?? [])),
  };
};
