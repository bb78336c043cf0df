import { aggregateSchema, snapshotFields } from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { RunMark } from '../../application/ports/items.ts';
import { itemDefaults, type Item } from '../../domain/items/item.ts';

type ItemFields = Omit<
  Extract<Item, { status: 'deleted' }>,
  'itemId' | 'status' | 'deletedAt' | 'statusBefore'
>;

export interface ItemDocument extends ItemFields, SnapshotDocument {
  readonly _id: number;
  readonly status: Item['status'];
  readonly deletedAt: Date | null;
  readonly statusBefore: 'on-sale' | 'hidden' | null;
  /** Ids of the bulk changes that were applied; older documents have none. */
  readonly inbox?: readonly string[];
  /** Of the bulk changes that refused rows of the item. */
  readonly refusedRows?: readonly RunMark[];
}

const mixed = { type: Schema.Types.Mixed, required: true };
const text = { type: String, default: '' };

const schema = aggregateSchema<ItemDocument>(
  {
    _id: Number,
    code: { type: String, required: true, unique: true },
    name: text,
    narration: text,
    hindi: Schema.Types.Mixed,
    brand: text,
    hsn: text,
    aliases: [String],
    images: [String],
    leadTimeMinutes: Number,
    itemTypeId: { type: Number, index: true },
    itemTypeName: text,
    itemGroupId: { type: Number, index: true },
    itemGroupName: text,
    tint: text,
    declarations: mixed,
    taxes: mixed,
    units: mixed,
    status: { type: String, required: true },
    deletedAt: { type: Date, default: null },
    statusBefore: { type: String, default: null },
    changedAt: Date,
    inbox: { type: [String], default: undefined },
    refusedRows: { type: [Schema.Types.Mixed], default: undefined },
    ...snapshotFields,
  },
  { collection: 'items' },
);

export const itemModel = (connection: Connection): Model<ItemDocument> =>
  connection.model<ItemDocument>('Item', schema);

export const toFields = (
  item: Item,
): Omit<ItemDocument, keyof SnapshotDocument | '_id' | 'inbox' | 'refusedRows'> => {
  const { itemId: _itemId, ...common } = item;
  return item.status === 'deleted'
    ? { ...common, status: item.status, deletedAt: item.deletedAt, statusBefore: item.statusBefore }
    : { ...common, status: item.status, deletedAt: null, statusBefore: null };
};

/**
 * Strings that many items share are kept once, because the driver creates a new string for each.
 */
const internedTexts = new Map<string, string>();
const maxInternedTexts = 20_000;
const intern = (value: string): string => {
  const known = internedTexts.get(value);
  if (known !== undefined) return known;
  if (internedTexts.size < maxInternedTexts) internedTexts.set(value, value);
  return value;
};

const internTexts = <Part extends object>(part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' ? intern(value) : value,
    ]),
  ) as Part;

export const toItem = (document: ItemDocument): Item => {
  const { _id, status, deletedAt, statusBefore, ...common } = { ...itemDefaults, ...document };
  const item = {
    itemId: _id,
    code: common.code,
    name: common.name,
    narration: intern(common.narration),
    hindi: common.hindi,
    brand: intern(common.brand),
    hsn: intern(common.hsn),
    aliases: common.aliases.map(intern),
    images: common.images.map(intern),
    leadTimeMinutes: common.leadTimeMinutes,
    itemTypeId: common.itemTypeId,
    itemTypeName: intern(common.itemTypeName),
    itemGroupId: common.itemGroupId,
    itemGroupName: intern(common.itemGroupName),
    tint: intern(common.tint),
    declarations: internTexts(common.declarations),
    taxes: common.taxes.map(internTexts),
    units: common.units.map((unit) => ({
      ...unit,
      name: intern(unit.name),
      rates: unit.rates.map(internTexts),
    })),
    changedAt: common.changedAt,
  };
  return status === 'deleted'
    ? {
        ...item,
        status,
        deletedAt: deletedAt ?? common.changedAt,
        statusBefore: statusBefore ?? 'hidden',
      }
    : { ...item, status };
};
