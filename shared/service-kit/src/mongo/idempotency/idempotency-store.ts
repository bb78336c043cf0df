import { randomUUID } from 'node:crypto';
import { ProblemError } from '@tokri/contracts/problems';
import type { Collection, Connection } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';

const retentionMs = 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/**
 * A crashed owner blocks its key for this long; a living owner renews. Leases are compared with the
 * wall clocks of several machines: renewed every second they tolerate a difference of 4 s.
 */
const leaseMs = 6_000;

export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type LeaseResult =
  | { readonly kind: 'acquired'; readonly lease: Lease }
  | { readonly kind: 'done'; readonly response: StoredResponse }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-body' };

export interface Lease {
  allocateId(next: () => Promise<number>): Promise<number>;
  /** Returns false when another request has taken the lease over. */
  renew(now: Date): Promise<boolean>;
  /** @throws ProblemError when another request has taken the lease over. */
  finish(response: StoredResponse): Promise<void>;
  release(): Promise<void>;
}

export interface IdempotencyStore {
  /** Of the sweep, before the service is ready; repeats change nothing. */
  ensureIndexes(): Promise<void>;
  acquire(key: string, hash: string, now: Date): Promise<LeaseResult>;
  sweep(now: Date): Promise<number>;
}

interface KeyDocument {
  readonly _id: string;
  readonly hash: string;
  readonly state: 'running' | 'done';
  readonly leaseUntil: number;
  readonly owner: string;
  readonly ids: readonly number[];
  readonly answer?: StoredResponse;
  readonly startedAt: number;
  readonly day: number;
}

type KeyCollection = Collection<KeyDocument>;

const lostLease = (): ProblemError =>
  new ProblemError('idempotency-key-running', undefined, { retryAfterSeconds: 1 });

const createLease = (
  keys: KeyCollection,
  { _id, owner, ids }: Pick<KeyDocument, '_id' | 'owner' | 'ids'>,
): Lease => {
  const ownLease = { _id, state: 'running' as const, owner };
  const allocated = [...ids];
  let nextPosition = 0;
  return {
    allocateId: async (next) => {
      const position = nextPosition;
      nextPosition += 1;
      const known = allocated[position];
      if (known !== undefined) return known;
      const id = await next();
      const outcome = await keys.updateOne(
        { ...ownLease, [`ids.${position}`]: { $exists: false } } as never,
        { $push: { ids: id } } as never,
      );
      if (outcome.matchedCount === 0) throw lostLease();
      allocated.push(id);
      return id;
    },
    renew: async (now) => {
      const leaseUntil = now.getTime() + leaseMs;
      return (await keys.updateOne(ownLease, { $set: { leaseUntil } })).matchedCount === 1;
    },
    finish: async (response) => {
      const outcome = await keys.updateOne(ownLease, { $set: { state: 'done', answer: response } });
      if (outcome.matchedCount === 0) throw lostLease();
    },
    release: async () => {
      await keys.updateOne(ownLease, { $set: { leaseUntil: 0, owner: '' } });
    },
  };
};

const insertKey = async (
  keys: KeyCollection,
  document: KeyDocument,
): Promise<LeaseResult | undefined> => {
  try {
    await keys.insertOne(document);
    return { kind: 'acquired', lease: createLease(keys, document) };
  } catch (error) {
    if (isDuplicateKeyError(error)) return undefined;
    throw error;
  }
};

const takeOver = async (
  keys: KeyCollection,
  found: KeyDocument,
  leaseUntil: number,
): Promise<LeaseResult> => {
  const owner = randomUUID();
  const outcome = await keys.updateOne(
    { _id: found._id, state: 'running', leaseUntil: found.leaseUntil },
    { $set: { leaseUntil, owner } },
  );
  if (outcome.modifiedCount === 0) return { kind: 'running' };
  // The previous owner may have allocated an id between the read and the takeover.
  const taken = await keys.findOne({ _id: found._id });
  return taken?.owner === owner
    ? { kind: 'acquired', lease: createLease(keys, taken) }
    : { kind: 'running' };
};

export const createIdempotencyStore = (connection: Connection): IdempotencyStore => {
  const keys = connection.collection<KeyDocument>('idempotency');

  const acquireExisting = async (
    found: KeyDocument | null,
    hash: string,
    now: number,
  ): Promise<LeaseResult> => {
    if (!found) return { kind: 'running' };
    if (found.hash !== hash) return { kind: 'other-body' };
    if (found.state === 'done' && found.answer) return { kind: 'done', response: found.answer };
    return found.leaseUntil > now ? { kind: 'running' } : takeOver(keys, found, now + leaseMs);
  };

  return {
    ensureIndexes: async () => {
      await keys.createIndex({ day: 1 });
    },
    acquire: async (key, hash, at) => {
      const now = at.getTime();
      const fresh: KeyDocument = {
        _id: key,
        hash,
        state: 'running',
        leaseUntil: now + leaseMs,
        owner: randomUUID(),
        ids: [],
        startedAt: now,
        day: Math.floor(now / dayMs),
      };
      const acquired = await insertKey(keys, fresh);
      if (acquired) return acquired;
      const found = await keys.findOne({ _id: key });
      if (!found || now - found.startedAt < retentionMs) return acquireExisting(found, hash, now);
      await keys.deleteOne({ _id: key, startedAt: found.startedAt });
      return (await insertKey(keys, fresh)) ?? { kind: 'running' };
    },
    sweep: async (at) => {
      const today = Math.floor(at.getTime() / dayMs);
      const old = Array.from({ length: 30 }, (_, daysBack) => today - 2 - daysBack);
      const outcome = await keys.deleteMany({ day: { $in: old } });
      return outcome.deletedCount;
    },
  };
};
