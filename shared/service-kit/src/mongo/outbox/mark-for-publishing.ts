import type { Connection } from 'mongoose';

/** More writes than a restored store can lack compared with the topics. */
const revisionStep = 1_000_000;

export interface MarkedCollection {
  readonly name: string;
  readonly marked: number;
}

const toIdFilter = (ids: readonly string[]): object => {
  const values = ids.flatMap((id) => (/^\d+$/.test(id) ? [id, Number(id)] : [id]));
  return ids.length === 0 ? {} : { _id: { $in: values } };
};

/** Those with the index by which the snapshot publisher finds what it must publish. */
const listSnapshotCollections = async (connection: Connection): Promise<readonly string[]> => {
  const all = await connection.listCollections();
  const isPublished = await Promise.all(
    all.map(async ({ name }) =>
      (await connection.collection(name).indexes()).some(({ key }) => 'dirty' in (key as object)),
    ),
  );
  return all
    .filter((_collection, index) => isPublished[index])
    .map(({ name }) => name)
    .sort();
};

/**
 * Lets the service publish the snapshots of all documents again, or of those with the ids. Also
 * raises their revision: readers ignore one that they have seen, and after a restore the store is
 * older than the topics.
 */
export const markForPublishing = async (
  connection: Connection,
  ids: readonly string[] = [],
): Promise<readonly MarkedCollection[]> => {
  const names = await listSnapshotCollections(connection);
  return Promise.all(
    names.map(async (name) => {
      const { matchedCount } = await connection
        .collection(name)
        .updateMany(toIdFilter(ids) as never, { $set: { dirty: 1 }, $inc: { rev: revisionStep } });
      return { name, marked: matchedCount };
    }),
  );
};
