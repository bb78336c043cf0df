import type { Connection } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';

/** How many blocks are tried when several processes make the counter at once. */
const maxAttempts = 3;
const defaultBlockSize = 20;

export interface IdAllocatorSettings {
  readonly connection: Connection;
  /** Of the counter, such as `order`. */
  readonly name: string;
  /** Ids taken at a time; those of a stopped process are never used. */
  readonly blockSize?: number;
  /** Ids begin above this; seeds use the ones below. Counts only while the counter does not exist. */
  readonly startAfter?: number;
}

/** Positive integers, each once over all processes; not without gaps and not strictly in order of time. */
export const createIdAllocator = ({
  connection,
  name,
  blockSize = defaultBlockSize,
  startAfter = 0,
}: IdAllocatorSettings): (() => Promise<number>) => {
  const counters = connection.collection<{ _id: string; next: number }>('counters');
  let next = 0;
  let end = 0;
  let refill: Promise<void> | undefined;

  const takeBlock = async (attempt: number): Promise<void> => {
    try {
      if (startAfter > 0 && !(await counters.findOne({ _id: name })))
        await counters.insertOne({ _id: name, next: startAfter });
      const counter = await counters.findOneAndUpdate(
        { _id: name },
        { $inc: { next: blockSize } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!counter) throw new Error(`counter ${name} answered nothing`);
      end = counter.next;
      next = end - blockSize;
    } catch (error) {
      if (!isDuplicateKeyError(error) || attempt >= maxAttempts) throw error;
      await takeBlock(attempt + 1);
    }
  };

  const allocate = async (): Promise<number> => {
    while (next >= end) {
      refill ??= takeBlock(1).finally(() => {
        refill = undefined;
      });
      await refill;
    }
    next += 1;
    return next;
  };
  return allocate;
};
