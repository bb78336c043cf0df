import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ClosedAccounts } from '../../application/ports/erasures.ts';
import type { UserDocument } from '../accounts/user-document.ts';
import { toUser } from '../accounts/user-repository.ts';

export const createClosedAccounts = (model: Model<UserDocument>): ClosedAccounts => ({
  findByReference: async (reference) => {
    const found = await model.findOne({ erasureReference: reference }).lean<UserDocument | null>();
    return found && toUser(found);
  },
  findOldestClosing: async () => {
    const oldest = await model
      .findOne(trustedFilter({ erasureStage: { $in: ['closed', 'settled'] } }))
      .sort({ 'erasure.closedAt': 1 })
      .lean<UserDocument | null>();
    return (oldest && toUser(oldest).erasure?.closedAt) ?? null;
  },
  listSettled: async (limit) =>
    (await model.find({ erasureStage: 'settled' }).limit(limit).lean<UserDocument[]>()).map(toUser),
});
