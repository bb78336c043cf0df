import { trustedFilter } from '@tokri/service-kit/mongo';
import type { BulkChangeStore } from '../../application/ports/bulk-changes.ts';
import type { BulkChangeModels } from './bulk-change-model.ts';

const maxDeleted = 100;

/**
 * The state is checked by the delete itself: staff may start or undo a change after it was found.
 * The parts go last, so that no change lacks parts. Those that a crash leaves, and those of a
 * preview whose change was never inserted, expire.
 */
export const deleteOldChanges = async (
  { bulkChanges, bulkChangeParts }: BulkChangeModels,
  { preparedBefore, finishedBefore, now }: Parameters<BulkChangeStore['deleteOld']>[0],
): Promise<number> => {
  const isOld = {
    $or: [
      { state: 'prepared', createdAt: { $lt: preparedBefore } },
      { state: { $in: ['done', 'undone'] }, movedAt: { $lt: finishedBefore } },
    ],
  };
  const old = await bulkChanges
    .find(trustedFilter(isOld), { _id: 1 })
    .limit(maxDeleted)
    .lean<{ _id: string }[]>()
    .exec();
  let deleted = 0;
  for (const { _id } of old) {
    const { deletedCount } = await bulkChanges.deleteOne(trustedFilter({ ...isOld, _id })).exec();
    deleted += deletedCount;
    if (deletedCount > 0) await bulkChangeParts.deleteMany(trustedFilter({ batchId: _id })).exec();
  }
  await bulkChangeParts.deleteMany(trustedFilter({ expiresAt: { $lt: now } })).exec();
  return deleted;
};
