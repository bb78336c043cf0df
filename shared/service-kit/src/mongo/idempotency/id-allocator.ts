import type { Connection } from 'mongoose';
import { isDuplicateKeyError } from '../connection/errors.ts';

const maxAttempts = 3;
const defaultBlockSize = 20;

export interface IdAllocatorSettings {
  readonly connection: Connection;
  readonly name: string;
  readonly blockSize?: number;
  readonly startAfter?: number;
}

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
