import { guard, insertAggregate, isDuplicateKey, writeGuarded } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ItemStore, StoredItem } from '../application/ports/items.ts';
import { fieldsOf, itemOf } from './item-model.ts';
import type { ItemDocument } from './item-model.ts';

const storedOf = (doc: ItemDocument): StoredItem => ({ item: itemOf(doc), rev: doc.rev });

/** Documents that a cursor fetches at a time. */
const batchSize = 1_000;

export const createItemRepository = (model: Model<ItemDocument>): ItemStore => {
  const find = async (filter: Record<string, unknown>): Promise<StoredItem[]> =>
    (await model.find(guard(filter)).lean<ItemDocument[]>().exec()).map(storedOf);
  return {
    byId: async (itemId) => (await find({ _id: itemId }))[0] ?? null,
    byIds: (itemIds) => find({ _id: { $in: [...itemIds] } }),
    byCodes: (codes) => find({ code: { $in: [...codes] } }),
    all: async function* all() {
      for await (const doc of model.find().lean<ItemDocument>().batchSize(batchSize).cursor())
        yield storedOf(doc as ItemDocument);
    },
    versions: async function* versions() {
      for await (const doc of model
        .find({}, { rev: 1 })
        .lean<ItemDocument>()
        .batchSize(batchSize)
        .cursor())
        yield { itemId: (doc as ItemDocument)._id, rev: (doc as ItemDocument).rev };
    },
    insert: (item) =>
      insertAggregate(model, { _id: item.itemId, ...fieldsOf(item) }, { dirty: true }),
    save: async ({ item, rev }, changed) => {
      try {
        const written = await writeGuarded(model, {
          id: item.itemId,
          rev,
          set: fieldsOf(changed),
          dirty: true,
        });
        return written && storedOf(written);
      } catch (error) {
        // Somebody was faster with the code: whoever decides anew sees it.
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    insertMany: async (items) => {
      try {
        // Below mongoose, where casting thousands of documents of our own making would only cost. The publisher's sweep finds them by their mark.
        await model.collection.insertMany(
          items.map((item) => ({ _id: item.itemId, ...fieldsOf(item), rev: 0, dirty: 1 })) as never,
          { ordered: false },
        );
        return items.map((item) => ({ item, rev: 0 }));
      } catch (error) {
        if (isDuplicateKey(error)) return 'code-taken';
        throw error;
      }
    },
    rename: async (shelf) => {
      const place =
        'itemTypeId' in shelf
          ? { itemTypeId: shelf.itemTypeId }
          : { itemGroupId: shelf.itemGroupId };
      const names =
        'itemTypeId' in shelf
          ? { itemTypeName: shelf.itemTypeName }
          : { itemGroupName: shelf.itemGroupName, tint: shelf.tint };
      await model
        .updateMany(guard(place), { $set: { ...names, dirty: 1 }, $inc: { rev: 1 } })
        .exec();
      return (await model.find(guard(place), { _id: 1 }).lean<{ _id: number }[]>().exec()).map(
        ({ _id }) => _id,
      );
    },
  };
};
