import { permissions } from '@tokri/contracts/platform';
import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { Users } from '../../application/ports/accounts.ts';
import type { UserDocument } from './user-document.ts';

type PublishedMark = 'hasPublishedPermissions' | 'hasPublishedRoles';

const republish = async (
  model: Model<UserDocument>,
  of: { readonly filter: Readonly<Record<string, unknown>>; readonly mark: PublishedMark },
  limit: number,
): Promise<number> => {
  const filter = trustedFilter({ ...of.filter, [of.mark]: { $exists: false } });
  const docs = await model.find(filter).limit(limit).lean<UserDocument[]>();
  for (const { _id, rev } of docs)
    await conditionalUpdate(model, {
      id: _id,
      rev,
      set: { [of.mark]: true },
      needsPublishing: true,
    });
  return docs.length;
};

export const createContactRepublishing = (
  model: Model<UserDocument>,
): Pick<Users, 'publishPermissions' | 'publishPartyRoles'> => ({
  publishPermissions: (limit) =>
    republish(
      model,
      { filter: { permissions: { $in: [...permissions] } }, mark: 'hasPublishedPermissions' },
      limit,
    ),
  publishPartyRoles: (limit) =>
    republish(model, { filter: { partyId: { $gt: 0 } }, mark: 'hasPublishedRoles' }, limit),
});
