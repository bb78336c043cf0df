import { aggregateSchema, stateFields } from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Item } from '../domain/item.ts';

type Common = Omit<
  Extract<Item, { status: 'deleted' }>,
  'itemId' | 'status' | 'deletedAt' | 'statusBefore'
>;

/** An item as it is stored; `deletedAt` and `statusBefore` are null unless it is deleted. */
export interface ItemDocument extends Common, StateDocument {
  readonly _id: number;
  readonly status: Item['status'];
  readonly deletedAt: Date | null;
  readonly statusBefore: 'on-sale' | 'hidden' | null;
}

const mixed = { type: Schema.Types.Mixed, required: true };
const text = { type: String, default: '' };

const schema = aggregateSchema<ItemDocument>(
  {
    _id: Number,
    code: { type: String, required: true, unique: true },
    name: text,
    narration: text,
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
    ...stateFields,
  },
  { collection: 'items' },
);

export const itemModel = (connection: Connection): Model<ItemDocument> =>
  connection.model<ItemDocument>('Item', schema);

/** Fields of the document that say what the item is; the rest belongs to the store. */
export const fieldsOf = (item: Item): Omit<ItemDocument, keyof StateDocument | '_id'> => {
  const { itemId: _itemId, ...common } = item;
  return item.status === 'deleted'
    ? { ...common, status: item.status, deletedAt: item.deletedAt, statusBefore: item.statusBefore }
    : { ...common, status: item.status, deletedAt: null, statusBefore: null };
};

/** Texts that thousands of items share are kept once: the driver makes a new string of each. */
const shared = new Map<string, string>();
const sharedTextsMax = 20_000;
const once = (value: string): string => {
  const known = shared.get(value);
  if (known !== undefined) return known;
  if (shared.size < sharedTextsMax) shared.set(value, value);
  return value;
};

const sharedTexts = <Part extends object>(part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' ? once(value) : value,
    ]),
  ) as Part;

export const itemOf = (doc: ItemDocument): Item => {
  const { _id, rev: _rev, dirty: _dirty, status, deletedAt, statusBefore, ...common } = doc;
  const item = {
    itemId: _id,
    code: common.code,
    name: common.name,
    narration: once(common.narration),
    brand: once(common.brand),
    hsn: once(common.hsn),
    aliases: common.aliases.map(once),
    images: common.images.map(once),
    leadTimeMinutes: common.leadTimeMinutes,
    itemTypeId: common.itemTypeId,
    itemTypeName: once(common.itemTypeName),
    itemGroupId: common.itemGroupId,
    itemGroupName: once(common.itemGroupName),
    tint: once(common.tint),
    declarations: sharedTexts(common.declarations),
    taxes: common.taxes.map(sharedTexts),
    units: common.units.map((unit) => ({
      ...unit,
      name: once(unit.name),
      rates: unit.rates.map(sharedTexts),
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
