import type { StoredItem } from '../application/ports.ts';
import type { Item } from '../domain/item.ts';
import { cardsOf, steadyAround } from '../domain/rate-of-date.ts';
import type { Asker, Card } from '../domain/rate-of-date.ts';

/** An item with what lists need of it at once. */
export interface Entry {
  readonly stored: StoredItem;
  /** Its place in shelf order; no two items have the same. */
  readonly key: string;
  readonly hasPartyRates: boolean;
  /** Public cards, good for the dates from `from` to before `until`. */
  steady: { readonly from: string; readonly until: string; readonly cards: readonly Card[] } | undefined;
}

const padded = (value: number): string => String(value + 1_000_000).padStart(8, '0');

export const entryOf = (stored: StoredItem, groupPosition: number): Entry => {
  const { item } = stored;
  return {
    stored, steady: undefined, hasPartyRates: item.units.some(({ rates }) => rates.some(({ partyId }) => partyId !== 0)),
    key: `${padded(groupPosition)}/${item.itemGroupName}/${item.itemTypeName}/${item.name.toLowerCase()}/${padded(item.itemId)}`,
  };
};

/** Cards for an asker; those for everybody are kept until a rate or a tax changes. */
export const cardsFor = (entry: Entry, asker: Asker): readonly Card[] => {
  const { item } = entry.stored;
  if (asker.partyId !== 0 && entry.hasPartyRates) return cardsOf(item, asker);
  const { steady } = entry;
  if (steady && steady.from <= asker.date && asker.date < steady.until) return steady.cards;
  entry.steady = { ...steadyAround(item, asker.date), cards: cardsOf(item, { date: asker.date, partyId: 0 }) };
  return entry.steady.cards;
};

export const isOnSale = ({ stored }: Entry): boolean => stored.item.status === 'on-sale';
export const itemsOf = (entries: readonly Entry[]): Item[] => entries.map(({ stored }) => stored.item);
