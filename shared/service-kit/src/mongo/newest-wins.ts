import type { Model } from 'mongoose';
import { isDuplicateKey } from './errors.ts';
import { guard } from './guard.ts';

/** A document of a copy: its key on the topic, and the `seq` of the record that it was made from. */
export interface CopiedState {
  readonly _id: string;
  readonly seq: number;
}

export interface CopyOfTopic<Doc extends CopiedState> {
  /** Keeps the newest state of a key; an older one, or the same once more, changes nothing. */
  remember(key: string, seq: number, state: Omit<Doc, '_id' | 'seq'>): Promise<void>;
  /** The key has a tombstone: nothing of it stays. */
  forget(key: string): Promise<void>;
}

/** A service's own copy of a compacted topic, where the newest record of a key counts however often and late the others come. */
export const newestWins = <Doc extends CopiedState>(model: Model<Doc>): CopyOfTopic<Doc> => ({
  remember: async (key, seq, state) => {
    try {
      await model.updateOne(
        guard({ _id: key, seq: { $lt: seq } }) as never,
        { $set: { ...state, seq } } as never,
        { upsert: true },
      );
    } catch (error) {
      // The upsert of an older record meets the newer document's id.
      if (!isDuplicateKey(error)) throw error;
    }
  },
  forget: async (key) => {
    await model.deleteOne({ _id: key } as never);
  },
});
