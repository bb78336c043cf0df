import type { Model } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';
import { trustedFilter } from '../conditional-update/trusted-filter.ts';

export interface ReplicaDocument {
  readonly _id: string;
  readonly seq: number;
}

export interface Replica<Doc extends ReplicaDocument> {
  upsert(key: string, seq: number, state: Omit<Doc, '_id' | 'seq'>): Promise<void>;
  remove(key: string): Promise<void>;
}

export const createReplica = <Doc extends ReplicaDocument>(model: Model<Doc>): Replica<Doc> => ({
  upsert: async (key, seq, state) => {
    try {
      await model.updateOne(
        trustedFilter({ _id: key, seq: { $lt: seq } }) as never,
        { $set: { ...state, seq } } as never,
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  },
  remove: async (key) => {
    await model.deleteOne({ _id: key } as never);
  },
});
