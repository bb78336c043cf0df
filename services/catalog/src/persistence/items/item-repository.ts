import { recordDocumentChange } from '@tokri/service-kit/audit';
import {
  trustedFilter,
  insertAggregate,
  isDuplicateKeyError,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ItemStore, RunMark, StoredItem } from '../../application/ports/items.ts';
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
    // All fields of thousands of new items would fill the audit log.
    for (const { itemId, name, code, status } of items)
      recordDocumentChange(model, itemId, { before: null, after: { name, code, status } });
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
): Promise<Parameters<OnItemChange>[0]> => {
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
  const renamed = await model
    .find(trustedFilter({ _id: { $in: items.map(({ _id }) => _id) } }))
    .lean<ItemDocument[]>()
    .exec();
  return renamed.map(toStored);
};

const readResults = ({ inbox, refusedRows }: ItemDocument, runId: string) => {
  if (!inbox?.includes(runId)) return null;
  return refusedRows?.find((mark) => mark.runId === runId)?.results ?? [];
};

const findForRun = async (
  model: Model<ItemDocument>,
  itemId: number,
  runId: string,
): ReturnType<ItemStore['findForRun']> => {
  const document = await model
    .findOne(trustedFilter({ _id: itemId }))
    .lean<ItemDocument>()
    .exec();
  return document && { stored: toStored(document), results: readResults(document, runId) };
};

const maxRefusedRuns = 20;

const toMarkUpdate = ({ runId, results }: RunMark) => ({
  appliedEventId: runId,
  ...(results.some((problem) => problem !== null)
    ? { push: { refusedRows: { $each: [{ runId, results }], $slice: -maxRefusedRuns } } }
    : {}),
});

const createItemQueries = (
  model: Model<ItemDocument>,
): Pick<
  ItemStore,
  | 'findById'
  | 'findByIds'
  | 'findByCodes'
  | 'listAll'
  | 'listVersions'
  | 'findForRun'
  | 'countOfType'
> => {
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
    findForRun: (itemId, runId) => findForRun(model, itemId, runId),
    countOfType: (itemTypeId) =>
      model.countDocuments(trustedFilter({ itemTypeId, status: { $ne: 'deleted' } })).exec(),
  };
};

/** Called after every write, so that no writer of items has to update the index itself. */
export type OnItemChange = (items: readonly StoredItem[]) => void;

const saveItem = async (
  model: Model<ItemDocument>,
  ...[{ item, rev }, changed, mark]: Parameters<ItemStore['save']>
): ReturnType<ItemStore['save']> => {
  try {
    const written = await conditionalUpdate(model, {
      id: item.itemId,
      rev,
      set: toFields(changed),
      needsPublishing: true,
      ...(mark ? toMarkUpdate(mark) : {}),
    });
    return written && toStored(written);
  } catch (error) {
    if (isDuplicateKeyError(error)) return null;
    throw error;
  }
};

export const createItemRepository = (
  model: Model<ItemDocument>,
  onChange: OnItemChange,
): ItemStore => ({
  ...createItemQueries(model),
  insert: async (item) => {
    const document = { _id: item.itemId, ...toFields(item) };
    const result = await insertAggregate(model, document, { needsPublishing: true });
    if (result === 'inserted') onChange([{ item, rev: 0 }]);
    return result;
  },
  save: async (...save) => {
    const saved = await saveItem(model, ...save);
    if (saved) onChange([saved]);
    return saved;
  },
  insertMany: async (items) => {
    const inserted = await insertMany(model, items);
    if (inserted !== 'code-taken') onChange(inserted);
    return inserted;
  },
  recordWritten: (before, { item }) =>
    recordDocumentChange(model, item.itemId, {
      before: before && toFields(before),
      after: toFields(item),
    }),
  renameCategory: async (category) => onChange(await renameCategory(model, category)),
});
