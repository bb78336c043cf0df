import type { Collection, Connection } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';

const retentionMs = 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/**
 * Longer than a request may take: afterwards the process has died and another request takes over.
 */
const defaultLeaseMs = 35_000;

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
  finish(response: StoredResponse): Promise<void>;
  release(): Promise<void>;
}

export interface IdempotencyStore {
  acquire(key: string, hash: string, now: Date): Promise<LeaseResult>;
  sweep(now: Date): Promise<number>;
}

interface KeyDocument {
  readonly _id: string;
  readonly hash: string;
  readonly state: 'running' | 'done';
  readonly leaseUntil: number;
  readonly ids: readonly number[];
  readonly answer?: StoredResponse;
  readonly startedAt: number;
  readonly day: number;
}

type KeyCollection = Collection<KeyDocument>;

const createLease = (
  keys: KeyCollection,
  { _id, leaseUntil, ids }: Pick<KeyDocument, '_id' | 'leaseUntil' | 'ids'>,
): Lease => {
  const ownLease = { _id, state: 'running' as const, leaseUntil };
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
      if (outcome.matchedCount === 0)
        throw new Error('another call has taken this Idempotency-Key over');
      allocated.push(id);
      return id;
    },
    finish: async (response) => {
      await keys.updateOne(ownLease, { $set: { state: 'done', answer: response } });
    },
    release: async () => {
      await keys.updateOne(ownLease, { $set: { leaseUntil: 0 } });
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
  const outcome = await keys.updateOne(
    { _id: found._id, state: 'running', leaseUntil: found.leaseUntil },
    { $set: { leaseUntil } },
  );
  return outcome.modifiedCount === 1
    ? { kind: 'acquired', lease: createLease(keys, { ...found, leaseUntil }) }
    : { kind: 'running' };
};

export const createIdempotencyStore = (
  connection: Connection,
  leaseMs = defaultLeaseMs,
): IdempotencyStore => {
  const keys = connection.collection<KeyDocument>('idempotency');
  let indexed: Promise<unknown> | undefined;

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
    acquire: async (key, hash, at) => {
      const now = at.getTime();
      const fresh: KeyDocument = {
        _id: key,
        hash,
        state: 'running',
        leaseUntil: now + leaseMs,
        ids: [],
        startedAt: now,
        day: Math.floor(now / dayMs),
      };
      indexed ??= keys.createIndex({ day: 1 });
      await indexed;
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
