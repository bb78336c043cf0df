import { insertRate } from '../rates/add-rate.ts';
import { rateOn, taxOn } from '../rates/dated-rates.ts';
import { isSameItem } from '../items/is-same-item.ts';
import { changeItemHindi } from '../items/item-hindi.ts';
import {
  itemDefaults,
  type DatedRate,
  type ItemDescription,
  type Item,
  type ItemCategory,
  type Unit,
} from '../items/item.ts';
import { foldToSingleLine } from '@tokri/contracts/validation';
import type { ItemDraft, OptionalField } from './draft.ts';

export interface MergeContext {
  readonly category: ItemCategory;
  readonly image: string | null;
  /** Shared pictures never replace a photo of the item itself. */
  isSharedImage(hash: string): boolean;
  readonly today: string;
  readonly now: Date;
}

export interface NewIds {
  readonly itemId: number;
  readonly unitId: number;
  readonly rateId: number;
}

const toDescription = (
  draft: ItemDraft,
  { category }: MergeContext,
): Omit<ItemDescription, 'images' | keyof typeof itemDefaults> => ({
  ...category,
  name: draft.name,
  narration: draft.narration,
  brand: draft.brand,
  hsn: draft.hsn,
  aliases: draft.aliases,
  declarations: draft.declarations,
});

const publicRate = (draft: ItemDraft, rateId: number, today: string): DatedRate => ({
  rateId,
  partyId: 0,
  fromDate: today,
  ratePaise: draft.ratePaise,
  mrpPaise: draft.mrpPaise,
});

export const buildItemFromDraft = (draft: ItemDraft, context: MergeContext, ids: NewIds): Item => ({
  ...itemDefaults,
  ...toDescription(draft, context),
  hindi: changeItemHindi({ name: '', narration: '', hindi: {} }, draft, draft.hindi),
  itemId: ids.itemId,
  code: draft.code,
  status: draft.status ?? 'on-sale',
  images: context.image === null ? [] : [context.image],
  taxes: [{ fromDate: context.today, taxBasisPoints: draft.taxBasisPoints }],
  units: [
    {
      unitId: ids.unitId,
      name: draft.unitName,
      maxPerOrder: draft.maxPerOrder,
      net: draft.net,
      rates: [publicRate(draft, ids.rateId, context.today)],
    },
  ],
  changedAt: context.now,
});

const mergeImages = (item: Item, { image, isSharedImage }: MergeContext): readonly string[] => {
  if (
    image === null ||
    (item.images.length > 0 && !item.images.every((hash) => isSharedImage(hash)))
  )
    return item.images;
  return [image];
};

export const findUnit = (item: Item, draft: ItemDraft): Unit | undefined =>
  item.units.length === 1 && !draft.hasSiblings
    ? item.units[0]
    : item.units.find(({ name }) => name.toLowerCase() === draft.unitName.toLowerCase());

export interface UpdateIds {
  readonly unitId: number;
  readonly rateId: number;
}

export const lacksUnit = (item: Item, draft: ItemDraft): boolean =>
  findUnit(item, draft) === undefined;

const mergeRates = (
  unit: Unit | undefined,
  draft: ItemDraft,
  { today, rateId }: { today: string; rateId: number },
): readonly DatedRate[] => {
  const currentRate = unit && rateOn(unit.rates, today, 0);
  if (unit && currentRate?.ratePaise === draft.ratePaise && currentRate.mrpPaise === draft.mrpPaise)
    return unit.rates;
  return insertRate(unit?.rates ?? [], publicRate(draft, rateId, today), today);
};

const keeps = ({ unmapped }: ItemDraft, field: OptionalField): boolean =>
  unmapped?.has(field) ?? false;

/** Net quantities are often more than the name of the unit tells: '1 piece' of about 500 g. */
const mergeNet = (unit: Unit | undefined, draft: ItemDraft): Unit['net'] =>
  unit && keeps(draft, 'Net') && unit.name.toLowerCase() === draft.unitName.toLowerCase()
    ? unit.net
    : draft.net;

/** A cell of the file is one line, the description of an item may have several. */
const mergeNarration = (item: Item, draft: ItemDraft): string =>
  keeps(draft, 'Narration') || foldToSingleLine(item.narration) === draft.narration
    ? item.narration
    : draft.narration;

const mergeDescription = (
  item: Item,
  draft: ItemDraft,
  context: MergeContext,
): ReturnType<typeof toDescription> => {
  const { fssai, vegetarian } = item.declarations;
  return {
    ...toDescription(draft, context),
    narration: mergeNarration(item, draft),
    ...(keeps(draft, 'Brand') ? { brand: item.brand } : {}),
    ...(keeps(draft, 'Aliases') ? { aliases: item.aliases } : {}),
    declarations: {
      ...draft.declarations,
      ...(keeps(draft, 'Fssai') ? { fssai } : {}),
      ...(keeps(draft, 'Vegetarian') ? { vegetarian } : {}),
    },
  };
};

const mergeStatus = (item: Item, draft: ItemDraft): Item['status'] =>
  draft.status ?? (item.status === 'deleted' ? 'on-sale' : item.status);

/**
 * Applies a row to a known item. Returns the same object if nothing changes; new rates and taxes
 * take effect today.
 */
export const mergeDraft = (
  item: Item,
  {
    draft,
    context,
    ids,
  }: { readonly draft: ItemDraft; readonly context: MergeContext; readonly ids: UpdateIds },
): Item => {
  const current = findUnit(item, draft);
  const unit: Unit = {
    unitId: current?.unitId ?? ids.unitId,
    name: draft.unitName,
    maxPerOrder: (keeps(draft, 'MaxPerOrder') && current?.maxPerOrder) || draft.maxPerOrder,
    net: mergeNet(current, draft),
    rates: mergeRates(current, draft, { today: context.today, rateId: ids.rateId }),
    ...(current?.isHidden ? { isHidden: true } : {}),
  };
  const taxes =
    taxOn(item.taxes, context.today) === draft.taxBasisPoints
      ? item.taxes
      : [
          ...item.taxes.filter(({ fromDate }) => fromDate !== context.today),
          { fromDate: context.today, taxBasisPoints: draft.taxBasisPoints },
        ];
  const {
    deletedAt: _deletedAt,
    statusBefore: _statusBefore,
    ...rest
  } = item as Extract<Item, { status: 'deleted' }>;
  const updated = {
    ...rest,
    ...mergeDescription(item, draft, context),
    hindi: changeItemHindi(
      item,
      { name: draft.name, narration: mergeNarration(item, draft) },
      draft.hindi,
    ),
    status: mergeStatus(item, draft),
    images: mergeImages(item, context),
    taxes,
    units: current
      ? item.units.map((other) => (other === current ? unit : other))
      : [...item.units, unit],
  } as Item;
  return isSameItem(item, updated) ? item : { ...updated, changedAt: context.now };
};
