import { withRate } from '../add-rate.ts';
import { rateOn, taxOn } from '../rate-of-date.ts';
import type { DatedRate, Description, Item, Shelf, Unit } from '../item.ts';
import type { ItemDraft } from './draft.ts';

/** What a draft needs from outside to become an item. */
export interface Surroundings {
  readonly shelf: Shelf;
  /** Hash of the draft's picture; null when it names none or the shop does not have it. */
  readonly image: string | null;
  /** Whether a hash is one of the shop's shared pictures; a photo of the very item is never replaced by one of these. */
  isSharedPicture(hash: string): boolean;
  readonly today: string;
  readonly now: Date;
}

export interface NewIds {
  readonly itemId: number;
  readonly unitId: number;
  readonly rateId: number;
}

const described = (
  draft: ItemDraft,
  { shelf }: Surroundings,
): Omit<Description, 'images' | 'leadTimeMinutes'> => ({
  ...shelf,
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

/** The item of a code that the shop does not know yet. */
export const newItemOf = (draft: ItemDraft, around: Surroundings, ids: NewIds): Item => ({
  ...described(draft, around),
  itemId: ids.itemId,
  code: draft.code,
  status: draft.status ?? 'on-sale',
  images: around.image === null ? [] : [around.image],
  leadTimeMinutes: 0,
  taxes: [{ fromDate: around.today, taxBasisPoints: draft.taxBasisPoints }],
  units: [
    {
      unitId: ids.unitId,
      name: draft.unitName,
      maxPerOrder: draft.maxPerOrder,
      net: draft.net,
      rates: [publicRate(draft, ids.rateId, around.today)],
    },
  ],
  changedAt: around.now,
});

const imagesOf = (item: Item, { image, isSharedPicture }: Surroundings): readonly string[] => {
  if (
    image === null ||
    (item.images.length > 0 && !item.images.every((hash) => isSharedPicture(hash)))
  )
    return item.images;
  return [image];
};

/** The unit that a row is about: the only one, or the one of that name. */
const unitOf = (item: Item, draft: ItemDraft): Unit | undefined =>
  item.units.length === 1
    ? item.units[0]
    : item.units.find(({ name }) => name.toLowerCase() === draft.unitName.toLowerCase());

/** Ids that an update needs: of a unit that the item lacks, of a rate that differs. */
export interface UpdateIds {
  readonly unitId: number;
  readonly rateId: number;
}

export const needsUnit = (item: Item, draft: ItemDraft): boolean =>
  unitOf(item, draft) === undefined;

const ratesOf = (
  unit: Unit | undefined,
  draft: ItemDraft,
  { today, rateId }: { today: string; rateId: number },
): readonly DatedRate[] => {
  const now = unit && rateOn(unit.rates, today, 0);
  if (unit && now?.ratePaise === draft.ratePaise && now.mrpPaise === draft.mrpPaise)
    return unit.rates;
  return withRate(unit?.rates ?? [], publicRate(draft, rateId, today), today);
};

const statusOf = (item: Item, draft: ItemDraft): Item['status'] =>
  draft.status ?? (item.status === 'deleted' ? 'on-sale' : item.status);

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]))
  );
};

const isUnchanged = (a: Item, b: Item): boolean =>
  isSame({ ...a, changedAt: null }, { ...b, changedAt: null });

/** A known item as the row wants it; the very same object when the row changes nothing. Rates and tax that differ begin today. */
export const updatedItem = (
  item: Item,
  {
    draft,
    around,
    ids,
  }: { readonly draft: ItemDraft; readonly around: Surroundings; readonly ids: UpdateIds },
): Item => {
  const current = unitOf(item, draft);
  const unit: Unit = {
    unitId: current?.unitId ?? ids.unitId,
    name: draft.unitName,
    maxPerOrder: draft.maxPerOrder,
    net: draft.net,
    rates: ratesOf(current, draft, { today: around.today, rateId: ids.rateId }),
  };
  const taxes =
    taxOn(item.taxes, around.today) === draft.taxBasisPoints
      ? item.taxes
      : [
          ...item.taxes.filter(({ fromDate }) => fromDate !== around.today),
          { fromDate: around.today, taxBasisPoints: draft.taxBasisPoints },
        ];
  const {
    deletedAt: _deletedAt,
    statusBefore: _statusBefore,
    ...kept
  } = item as Extract<Item, { status: 'deleted' }>;
  const updated = {
    ...kept,
    ...described(draft, around),
    status: statusOf(item, draft),
    images: imagesOf(item, around),
    taxes,
    units: current
      ? item.units.map((other) => (other === current ? unit : other))
      : [...item.units, unit],
  } as Item;
  return isUnchanged(item, updated) ? item : { ...updated, changedAt: around.now };
};
