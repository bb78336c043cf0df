import { recordDocumentChange } from '@tokri/service-kit/audit';
import {
  trustedFilter,
  insertAggregate,
  isDuplicateKeyError,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ItemStore, StoredItem } from '../../application/ports/items.ts';
import type { Item } from '../../domain/items/item.ts';
import { toFields, toItem } from './item-model.ts';
import type { ItemDocument } from './item-model.ts';

const toStored = (document: ItemDocument): StoredItem => ({
  item: toItem(document),
  rev: document.rev,
});

const batchSize = 1_000;

const insertMany = async (
  model: Model<ItemDocument>,
  items: readonly Item[],
): ReturnType<ItemStore['insertMany']> => {
  try {
    // Bypasses mongoose, whose casting is slow for thousands of documents. The publisher finds
    // them by `dirty`.
    await model.collection.insertMany(
      items.map((item) => ({ _id: item.itemId, ...toFields(item), rev: 0, dirty: 1 })) as never,
      { ordered: false },
    );
    return items.map((item) => ({ item, rev: 0 }));
  } catch (error) {
    if (isDuplicateKeyError(error)) return 'code-taken';
    throw error;
  }
};

type CategoryRename = Parameters<ItemStore['renameCategory']>[0];
type CategoryFields = Pick<
  ItemDocument,
  '_id' | 'itemTypeName' | 'itemGroupId' | 'itemGroupName' | 'tint'
>;

const readRenamedFields = (document: CategoryFields, names: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(names).map((name) => [name, document[name as keyof CategoryFields]]),
  );

const renameCategory = async (
  model: Model<ItemDocument>,
  category: CategoryRename,
): Promise<readonly number[]> => {
  const [filter, names] =
    'itemTypeId' in category
      ? [
          { itemTypeId: category.itemTypeId },
          {
            itemTypeName: category.itemTypeName,
            itemGroupId: category.itemGroupId,
            itemGroupName: category.itemGroupName,
            tint: category.tint,
          },
        ]
      : [
          { itemGroupId: category.itemGroupId },
          { itemGroupName: category.itemGroupName, tint: category.tint },
        ];
  const items = await model
    .find(trustedFilter(filter), { itemTypeName: 1, itemGroupId: 1, itemGroupName: 1, tint: 1 })
    .lean<CategoryFields[]>()
    .exec();
  await model
    .updateMany(trustedFilter(filter), { $set: { ...names, dirty: 1 }, $inc: { rev: 1 } })
    .exec();
  for (const item of items)
    recordDocumentChange(model, item._id, {
      before: readRenamedFields(item, names),
      after: names,
    });
  return items.map(({ _id }) => _id);
};

const findForEvent = async (
  model: Model<ItemDocument>,
  itemId: number,
  eventId: string,
): ReturnType<ItemStore['findForEvent']> => {
  const document = await model
    .findOne(trustedFilter({ _id: itemId }))
    .lean<ItemDocument>()
    .exec();
  return (
    document && {
      stored: toStored(document),
      isApplied: document.inbox?.includes(eventId) ?? false,
    }
  );
};

export const createItemRepository = (model: Model<ItemDocument>): ItemStore => {
  const find = async (filter: Record<string, unknown>): Promise<StoredItem[]> =>
    (await model.find(trustedFilter(filter)).lean<ItemDocument[]>().exec()).map(toStored);
  return {
    findById: async (itemId) => (await find({ _id: itemId }))[0] ?? null,
    findByIds: (itemIds) => find({ _id: { $in: [...itemIds] } }),
    findByCodes: (codes) => find({ code: { $in: [...codes] } }),
    listAll: async function* all() {
      for await (const document of model.find().lean<ItemDocument>().batchSize(batchSize).cursor())
        yield toStored(document as ItemDocument);
    },
    listVersions: async function* versions() {
      for await (const document of model
        .find({}, { rev: 1 })
        .lean<ItemDocument>()
        .batchSize(batchSize)
        .cursor())
        yield { itemId: (document as ItemDocument)._id, rev: (document as ItemDocument).rev };
    },
    insert: (item) =>
      insertAggregate(model, { _id: item.itemId, ...toFields(item) }, { needsPublishing: true }),
    findForEvent: (itemId, eventId) => findForEvent(model, itemId, eventId),
    save: async ({ item, rev }, changed, appliedEventId) => {
      try {
        const written = await conditionalUpdate(model, {
          id: item.itemId,
          rev,
          set: toFields(changed),
          needsPublishing: true,
          ...(appliedEventId === undefined ? {} : { appliedEventId }),
        });
        return written && toStored(written);
      } catch (error) {
        if (isDuplicateKeyError(error)) return null;
        throw error;
      }
    },
    insertMany: (items) => insertMany(model, items),
    countOfType: (itemTypeId) =>
      model.countDocuments(trustedFilter({ itemTypeId, status: { $ne: 'deleted' } })).exec(),
    renameCategory: (category) => renameCategory(model, category),
  };
};
