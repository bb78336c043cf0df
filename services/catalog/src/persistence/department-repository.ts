import {
  aggregateSchema,
  guard,
  idAllocator,
  isDuplicateKey,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { DepartmentStore } from '../application/ports/departments.ts';
import { nameKey, typeKey } from '../domain/department.ts';
import type { ItemGroup, ItemType } from '../domain/department.ts';

interface ShelfDocument {
  readonly _id: number;
  readonly rev: number;
  /** Name as it is compared; unique. */
  readonly key: string;
  /** 1 while items may carry the old name, absent otherwise. */
  readonly renamed?: number;
}
export type GroupDocument = ShelfDocument & Omit<ItemGroup, 'itemGroupId'>;
export type TypeDocument = ShelfDocument & Omit<ItemType, 'itemTypeId'>;

const shelfFields = {
  _id: Number,
  rev: { type: Number, default: 0 },
  key: { type: String, unique: true },
  renamed: { type: Number, index: true },
  name: String,
  image: { type: String, default: '' },
};

const groupSchema = aggregateSchema<GroupDocument>(
  { ...shelfFields, tint: String, position: Number },
  { collection: 'itemGroups' },
);
const typeSchema = aggregateSchema<TypeDocument>(
  { ...shelfFields, code: String, narration: String, itemGroupId: Number, changedAt: Date },
  { collection: 'itemTypes' },
);

export const groupModel = (connection: Connection): Model<GroupDocument> =>
  connection.model<GroupDocument>('ItemGroup', groupSchema);
export const typeModel = (connection: Connection): Model<TypeDocument> =>
  connection.model<TypeDocument>('ItemType', typeSchema);

const groupOf = ({ _id, name, tint, position, image }: GroupDocument): ItemGroup => ({
  itemGroupId: _id,
  name,
  tint,
  position,
  image,
});
const typeOf = ({
  _id,
  name,
  code,
  narration,
  itemGroupId,
  image,
  changedAt,
}: TypeDocument): ItemType => ({
  itemTypeId: _id,
  name,
  code,
  narration,
  itemGroupId,
  image,
  changedAt,
});

const saveShelf = async <Doc>(
  model: Model<Doc>,
  id: number,
  { fields, renames }: { readonly fields: Record<string, unknown>; readonly renames: boolean },
): Promise<'saved' | 'name-taken'> => {
  try {
    const written = await writeGuarded(model, {
      id,
      set: { ...fields, ...(renames ? { renamed: 1 } : {}) },
      insertIfMissing: {},
    });
    // The upsert met another document with the same key: the kit answers null for every duplicate.
    return written ? 'saved' : 'name-taken';
  } catch (error) {
    if (isDuplicateKey(error)) return 'name-taken';
    throw error;
  }
};

export const createDepartmentRepository = (
  connection: Connection,
  { groups, types }: { readonly groups: Model<GroupDocument>; readonly types: Model<TypeDocument> },
): DepartmentStore => ({
  groups: async () => (await groups.find().lean<GroupDocument[]>().exec()).map(groupOf),
  types: async () => (await types.find().lean<TypeDocument[]>().exec()).map(typeOf),
  nextGroupId: idAllocator({ connection, name: 'itemGroup', blockSize: 5 }),
  nextTypeId: idAllocator({ connection, name: 'itemType' }),
  saveGroup: ({ itemGroupId, ...group }, renames) =>
    saveShelf(groups, itemGroupId, { fields: { ...group, key: nameKey(group.name) }, renames }),
  saveType: ({ itemTypeId, ...type }, renames) =>
    saveShelf(types, itemTypeId, {
      fields: { ...type, key: typeKey(type.itemGroupId, type.name) },
      renames,
    }),
  renamed: async () => ({
    groups: (
      await groups
        .find(guard({ renamed: 1 }))
        .lean<GroupDocument[]>()
        .exec()
    ).map(groupOf),
    types: (
      await types
        .find(guard({ renamed: 1 }))
        .lean<TypeDocument[]>()
        .exec()
    ).map(typeOf),
  }),
  renameDone: async (shelf) => {
    if ('tint' in shelf)
      await writeGuarded(groups, {
        id: shelf.itemGroupId,
        guard: { name: shelf.name },
        unset: ['renamed'],
      });
    else
      await writeGuarded(types, {
        id: shelf.itemTypeId,
        guard: { name: shelf.name },
        unset: ['renamed'],
      });
  },
});
