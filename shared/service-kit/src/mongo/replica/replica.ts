import type { Model } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';
import { trustedFilter } from '../conditional-update/trusted-filter.ts';

/** A document of a copy: its key on the topic, and the `seq` of the record that it was made from. */
export interface ReplicaDocument {
  readonly _id: string;
  readonly seq: number;
}

export interface Replica<Doc extends ReplicaDocument> {
  /** Keeps the newest state of a key; an older one, or the same once more, changes nothing. */
  upsert(key: string, seq: number, state: Omit<Doc, '_id' | 'seq'>): Promise<void>;
  /** The key has a tombstone: nothing of it stays. */
  remove(key: string): Promise<void>;
}

/** A service's own copy of a compacted topic, where the newest record of a key counts however often and late the others come. */
export const createReplica = <Doc extends ReplicaDocument>(model: Model<Doc>): Replica<Doc> => ({
  upsert: async (key, seq, state) => {
    try {
      await model.updateOne(
        trustedFilter({ _id: key, seq: { $lt: seq } }) as never,
        { $set: { ...state, seq } } as never,
        { upsert: true },
      );
    } catch (error) {
      // The upsert of an older record meets the newer document's id.
      if (!isDuplicateKeyError(error)) throw error;
    }
  },
  remove: async (key) => {
    await model.deleteOne({ _id: key } as never);
  },
});
