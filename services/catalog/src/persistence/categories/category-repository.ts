import {
  aggregateSchema,
  trustedFilter,
  createIdAllocator,
  isDuplicateKeyError,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { CategoryStore } from '../../application/ports/categories.ts';
import { nameKey, typeKey } from '../../domain/categories/category.ts';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';

interface CategoryDocument {
  readonly _id: number;
  readonly rev: number;
  readonly key: string;
  readonly renamed?: number;
}
export type GroupDocument = CategoryDocument & Omit<ItemGroup, 'itemGroupId'>;
export type TypeDocument = CategoryDocument & Omit<ItemType, 'itemTypeId'>;

const categoryFields = {
  _id: Number,
  rev: { type: Number, default: 0 },
  key: { type: String, unique: true },
  renamed: { type: Number, index: true },
  name: String,
  hindiName: String,
  image: { type: String, default: '' },
};

const groupSchema = aggregateSchema<GroupDocument>(
  { ...categoryFields, tint: String, position: Number },
  { collection: 'itemGroups' },
);
const typeSchema = aggregateSchema<TypeDocument>(
  { ...categoryFields, code: String, narration: String, itemGroupId: Number, changedAt: Date },
  { collection: 'itemTypes' },
);

export const groupModel = (connection: Connection): Model<GroupDocument> =>
  connection.model<GroupDocument>('ItemGroup', groupSchema);
export const typeModel = (connection: Connection): Model<TypeDocument> =>
  connection.model<TypeDocument>('ItemType', typeSchema);

const toItemGroup = ({
  _id,
  name,
  hindiName,
  tint,
  position,
  image,
}: GroupDocument): ItemGroup => ({
  itemGroupId: _id,
  name,
  hindiName,
  tint,
  position,
  image,
});
const toItemType = ({
  _id,
  name,
  hindiName,
  code,
  narration,
  itemGroupId,
  image,
  changedAt,
}: TypeDocument): ItemType => ({
  itemTypeId: _id,
  name,
  hindiName,
  code,
  narration,
  itemGroupId,
  image,
  changedAt,
});

const saveCategory = async <Doc>(
  model: Model<Doc>,
  id: number,
  { fields, renames }: { readonly fields: Record<string, unknown>; readonly renames: boolean },
): Promise<'saved' | 'name-taken'> => {
  try {
    const written = await conditionalUpdate(model, {
      id,
      set: { ...fields, ...(renames ? { renamed: 1 } : {}) },
      insertIfMissing: {},
    });
    // `conditionalUpdate` returns null for duplicate keys: another document has this name.
    return written ? 'saved' : 'name-taken';
  } catch (error) {
    if (isDuplicateKeyError(error)) return 'name-taken';
    throw error;
  }
};

export const createCategoryRepository = (
  connection: Connection,
  { groups, types }: { readonly groups: Model<GroupDocument>; readonly types: Model<TypeDocument> },
): CategoryStore => ({
  groups: async () => (await groups.find().lean<GroupDocument[]>().exec()).map(toItemGroup),
  types: async () => (await types.find().lean<TypeDocument[]>().exec()).map(toItemType),
  nextItemGroupId: createIdAllocator({ connection, name: 'itemGroup', blockSize: 5 }),
  nextItemTypeId: createIdAllocator({ connection, name: 'itemType' }),
  saveGroup: ({ itemGroupId, ...group }, renames) =>
    saveCategory(groups, itemGroupId, { fields: { ...group, key: nameKey(group.name) }, renames }),
  saveType: ({ itemTypeId, ...type }, renames) =>
    saveCategory(types, itemTypeId, {
      fields: { ...type, key: typeKey(type.itemGroupId, type.name) },
      renames,
    }),
  findUnfinishedRenames: async () => ({
    groups: (
      await groups
        .find(trustedFilter({ renamed: 1 }))
        .lean<GroupDocument[]>()
        .exec()
    ).map(toItemGroup),
    types: (
      await types
        .find(trustedFilter({ renamed: 1 }))
        .lean<TypeDocument[]>()
        .exec()
    ).map(toItemType),
  }),
  finishRename: async (category) => {
    if ('tint' in category)
      await conditionalUpdate(groups, {
        id: category.itemGroupId,
        precondition: { name: category.name },
        unset: ['renamed'],
      });
    else
      await conditionalUpdate(types, {
        id: category.itemTypeId,
        precondition: { name: category.name },
        unset: ['renamed'],
      });
  },
});
