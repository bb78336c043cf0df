import {
  aggregateSchema,
  trustedFilter,
  createIdAllocator,
  isDuplicateKeyError,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { CategoryKey, CategoryStore } from '../../application/ports/categories.ts';
import { nameKey, typeKey } from '../../domain/categories/category.ts';
import type { Category, ItemGroup, ItemType } from '../../domain/categories/category.ts';

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
  position: Number,
  isHidden: Boolean,
  isDeleted: Boolean,
  importId: Number,
};

const groupSchema = aggregateSchema<GroupDocument>(
  { ...categoryFields, tint: String },
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
  key: _key,
  renamed: _renamed,
  ...group
}: GroupDocument): ItemGroup => ({
  itemGroupId: _id,
  ...group,
});
const toItemType = ({ _id, key: _key, renamed: _renamed, ...type }: TypeDocument): ItemType => ({
  itemTypeId: _id,
  ...type,
});

const keyOf = (category: Category): string =>
  'tint' in category ? nameKey(category.name) : typeKey(category.itemGroupId, category.name);

interface CategoryWrite {
  readonly fields: Record<string, unknown>;
  readonly rev: number | undefined;
  readonly renames: boolean;
}

const saveCategory = async <Doc>(
  model: Model<Doc>,
  id: number,
  { fields, rev, renames }: CategoryWrite,
): Promise<Doc | 'name-taken' | 'changed'> => {
  const isChange = rev !== undefined;
  try {
    const written = await conditionalUpdate(model, {
      id,
      set: { ...fields, ...(renames ? { renamed: 1 } : {}) },
      ...(isChange ? { rev, unset: ['importId'] } : { insertIfMissing: {} }),
    });
    // An insert returns null for duplicate keys: another document has this name.
    return written ?? (isChange ? 'changed' : 'name-taken');
  } catch (error) {
    if (isDuplicateKeyError(error)) return 'name-taken';
    throw error;
  }
};

const createLifecycle = (
  groups: Model<GroupDocument>,
  types: Model<TypeDocument>,
): Pick<CategoryStore, 'setPosition' | 'markDeleted' | 'restore'> => {
  const change = ({ kind, id }: CategoryKey, set: Record<string, unknown>) =>
    kind === 'group'
      ? conditionalUpdate(groups, { id, set })
      : conditionalUpdate(types, { id, set });
  return {
    setPosition: async (key, position) => {
      await change(key, { position });
    },
    markDeleted: async (key) => {
      await change(key, { isDeleted: true, key: `deleted ${key.id}` });
    },
    restore: async (category) => {
      const key: CategoryKey =
        'tint' in category
          ? { kind: 'group', id: category.itemGroupId }
          : { kind: 'type', id: category.itemTypeId };
      try {
        await change(key, { isDeleted: false, key: keyOf(category) });
        return 'restored';
      } catch (error) {
        if (isDuplicateKeyError(error)) return 'name-taken';
        throw error;
      }
    },
  };
};

export const createCategoryRepository = (
  connection: Connection,
  { groups, types }: { readonly groups: Model<GroupDocument>; readonly types: Model<TypeDocument> },
): CategoryStore => ({
  groups: async () => (await groups.find().lean<GroupDocument[]>().exec()).map(toItemGroup),
  types: async () => (await types.find().lean<TypeDocument[]>().exec()).map(toItemType),
  nextItemGroupId: createIdAllocator({ connection, name: 'itemGroup', blockSize: 5 }),
  nextItemTypeId: createIdAllocator({ connection, name: 'itemType' }),
  saveGroup: async ({ itemGroupId, rev, ...group }, renames) => {
    const fields = { ...group, key: nameKey(group.name) };
    const saved = await saveCategory(groups, itemGroupId, { fields, rev, renames });
    return typeof saved === 'string' ? saved : toItemGroup(saved);
  },
  saveType: async ({ itemTypeId, rev, ...type }, renames) => {
    const fields = { ...type, key: typeKey(type.itemGroupId, type.name) };
    const saved = await saveCategory(types, itemTypeId, { fields, rev, renames });
    return typeof saved === 'string' ? saved : toItemType(saved);
  },
  ...createLifecycle(groups, types),
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
        precondition: { name: category.name, tint: category.tint },
        unset: ['renamed'],
      });
    else
      await conditionalUpdate(types, {
        id: category.itemTypeId,
        precondition: { name: category.name, itemGroupId: category.itemGroupId },
        unset: ['renamed'],
      });
  },
});
