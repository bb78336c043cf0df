import type { Connection } from 'mongoose';
import { isDuplicateKey } from './errors.ts';

/** How long an answer is kept (`api-contract.md` rule 7). */
const keepMs = 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Who runs longer than this has died; another call takes over. Longer than a request may take. */
const defaultLeaseMs = 35_000;

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, so that a repeat is equal to the byte. */
  readonly body: string;
}

/** What a call may do with its key. */
export type Claim =
  | { readonly kind: 'mine'; readonly lease: Lease }
  | { readonly kind: 'done'; readonly answer: StoredAnswer }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-body' };

export interface Lease {
  /** The id that this key got first, over crashes and repeats; `next` is asked only then. */
  allocateId(next: () => Promise<number>): Promise<number>;
  finish(answer: StoredAnswer): Promise<void>;
  /** It did not happen; the next call with the key may try again and gets the same ids. */
  release(): Promise<void>;
}

export interface IdempotencyStore {
  claim(key: string, hash: string, now: Date): Promise<Claim>;
  /** Removes what is older than a day. */
  sweep(now: Date): Promise<number>;
}

interface KeyDocument {
  readonly _id: string;
  readonly hash: string;
  readonly state: 'running' | 'done';
  readonly leaseUntil: number;
  readonly ids: readonly number[];
  readonly answer?: StoredAnswer;
  readonly startedAt: number;
  /** Days since 1970, UTC; sweeping asks for whole days by equality. */
  readonly day: number;
}

/** Answers by Idempotency-Key, in collection `idempotency` of the service's own database. */
export const createIdempotencyStore = (
  connection: Connection,
  leaseMs = defaultLeaseMs,
): IdempotencyStore => {
  const keys = connection.collection<KeyDocument>('idempotency');
  let indexed: Promise<unknown> | undefined;

  const leaseOf = (id: string, until: number, ids: readonly number[]): Lease => {
    const mine = { _id: id, state: 'running' as const, leaseUntil: until };
    const allocated = [...ids];
    let used = 0;
    return {
      allocateId: async (next) => {
        const position = used;
        used += 1;
        const known = allocated[position];
        if (known !== undefined) return known;
        const fresh = await next();
        const outcome = await keys.updateOne(
          { ...mine, [`ids.${position}`]: { $exists: false } } as never,
          { $push: { ids: fresh } } as never,
        );
        if (outcome.matchedCount === 0)
          throw new Error('another call has taken this Idempotency-Key over');
        allocated.push(fresh);
        return fresh;
      },
      finish: async (answer) => {
        await keys.updateOne(mine, { $set: { state: 'done', answer } });
      },
      release: async () => {
        await keys.updateOne(mine, { $set: { leaseUntil: 0 } });
      },
    };
  };

  const begin = async (key: string, hash: string, now: number): Promise<Claim | undefined> => {
    const fresh: KeyDocument = {
      _id: key,
      hash,
      state: 'running',
      leaseUntil: now + leaseMs,
      ids: [],
      startedAt: now,
      day: Math.floor(now / dayMs),
    };
    try {
      await keys.insertOne(fresh);
      return { kind: 'mine', lease: leaseOf(key, fresh.leaseUntil, []) };
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  };

  const takeOver = async (found: KeyDocument, now: number): Promise<Claim> => {
    const until = now + leaseMs;
    const outcome = await keys.updateOne(
      { _id: found._id, state: 'running', leaseUntil: found.leaseUntil },
      { $set: { leaseUntil: until } },
    );
    return outcome.modifiedCount === 1
      ? { kind: 'mine', lease: leaseOf(found._id, until, found.ids) }
      : { kind: 'running' };
  };

  const judge = async (found: KeyDocument | null, hash: string, now: number): Promise<Claim> => {
    if (!found) return { kind: 'running' };
    if (found.hash !== hash) return { kind: 'other-body' };
    if (found.state === 'done' && found.answer) return { kind: 'done', answer: found.answer };
    return found.leaseUntil > now ? { kind: 'running' } : takeOver(found, now);
  };

  return {
    claim: async (key, hash, at) => {
      const now = at.getTime();
      indexed ??= keys.createIndex({ day: 1 });
      await indexed;
      const begun = await begin(key, hash, now);
      if (begun) return begun;
      const found = await keys.findOne({ _id: key });
      if (!found || now - found.startedAt < keepMs) return judge(found, hash, now);
      await keys.deleteOne({ _id: key, startedAt: found.startedAt });
      return (await begin(key, hash, now)) ?? { kind: 'running' };
    },
    sweep: async (at) => {
      const today = Math.floor(at.getTime() / dayMs);
      const old = Array.from({ length: 30 }, (_, back) => today - 2 - back);
      const outcome = await keys.deleteMany({ day: { $in: old } });
      return outcome.deletedCount;
    },
  };
};
