import type { Model } from 'mongoose';
import type { ErasureRecords } from './erasure-records.ts';

/** The compacted topic drops the closing of an account once its person is erased: either counts. */
export const createIsAccountClosed =
  <T extends { readonly _id: number }>(
    closures: Model<T>,
    erasures: Pick<ErasureRecords, 'hasPerson'>,
  ) =>
  async (userId: number): Promise<boolean> =>
    (await closures.exists({ _id: userId })) !== null || (await erasures.hasPerson(userId));
