import type { StoredItem } from '../application/ports/items.ts';
import type { Item } from '../domain/item.ts';
import { listedOf } from '../domain/listing.ts';
import type { Listed } from '../domain/listing.ts';
import { cardsOf, steadyAround } from '../domain/rate-of-date.ts';
import type { Asker } from '../domain/rate-of-date.ts';

/** An item with what lists need of it at once. */
export interface Entry {
  readonly stored: StoredItem;
  /** Its place in shelf order: department, then type and item as they were made, so that a shop leads with its staples. No two items have the same. */
  readonly key: string;
  readonly hasPartyRates: boolean;
  readonly nameKey: string;
  /** As the public sees it on the dates from `from` to before `until`. */
  steady:
    { readonly from: string; readonly until: string; readonly listed: Listed | null } | undefined;
}

const padded = (value: number): string => String(value + 1_000_000).padStart(8, '0');

export const entryOf = (stored: StoredItem, groupPosition: number): Entry => {
  const { item } = stored;
  return {
    stored,
    steady: undefined,
    hasPartyRates: item.units.some(({ rates }) => rates.some(({ partyId }) => partyId !== 0)),
    nameKey: `${item.name.toLowerCase()}/${padded(item.itemId)}`,
    key: [groupPosition, item.itemGroupId, item.itemTypeId, item.itemId].map(padded).join('/'),
  };
};

export type Free = (unitId: number) => number;

const listedFor = (item: Item, asker: Asker, free: Free): Listed | null => {
  const cards = cardsOf(item, asker);
  return cards.length > 0 ? listedOf(item, cards, free) : null;
};

/** An entry as an asker sees it, or null when no unit has a rate; what everybody sees is kept until a rate or a tax changes. */
export const seenBy = (entry: Entry, asker: Asker, free: Free): Listed | null => {
  const { item } = entry.stored;
  if (asker.partyId !== 0 && entry.hasPartyRates) return listedFor(item, asker, free);
  const { steady } = entry;
  if (steady && steady.from <= asker.date && asker.date < steady.until) return steady.listed;
  entry.steady = {
    ...steadyAround(item, asker.date),
    listed: listedFor(item, { date: asker.date, partyId: 0 }, free),
  };
  return entry.steady.listed;
};

export const isOnSale = ({ stored }: Entry): boolean => stored.item.status === 'on-sale';
