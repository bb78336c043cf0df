import type { Catalogue, FreeStock, StoredItem } from '../application/ports.ts';
import type { ItemGroup, ItemType } from '../domain/department.ts';
import type { Item } from '../domain/item.ts';
import type { Listed } from '../domain/listing.ts';
import { cardsOf, steadyAround } from '../domain/rate-of-date.ts';
import type { Asker, Card } from '../domain/rate-of-date.ts';
import { createOrderedEntries } from './ordered-entries.ts';
import { createTextIndex } from './text-index.ts';

/** An item with what lists need of it at once. */
interface Entry {
  readonly stored: StoredItem;
  /** Public cards, good for the dates from `from` to before `until`. */
  cards: { readonly from: string; readonly until: string; readonly cards: readonly Card[] } | undefined;
  readonly hasPartyRates: boolean;
  readonly key: string;
}

const position = (value: number): string => String(value + 1_000_000).padStart(8, '0');
const noUnits: readonly Card[] = [];

/** For `/health/details`. */
export interface CatalogueSize extends Readonly<Record<string, unknown>> {
  readonly items: number;
  readonly searchable: number;
  readonly searchTerms: number;
}

/** The catalogue of this process. It is filled from the store at start and follows this process's writes and what the topics tell of others'. */
export const createCatalogue = (): Catalogue & { size(): CatalogueSize } => {
  const entries = new Map<number, Entry>();
  const itemOfUnit = new Map<number, number>();
  const stock = new Map<number, FreeStock>();
  const groups = new Map<number, ItemGroup>();
  const types = new Map<number, ItemType>();
  const text = createTextIndex();
  const shelves = createOrderedEntries<Entry>(({ key }) => key);

  const keyOf = (item: Item): string =>
    `${position(groups.get(item.itemGroupId)?.position ?? 0)}/${item.itemGroupName}/${item.itemTypeName}/${item.name.toLowerCase()}/${position(item.itemId)}`;
  const hasPartyRates = (item: Item): boolean => item.units.some(({ rates }) => rates.some(({ partyId }) => partyId !== 0));

  /** Replaces what is known of an item unless that is newer; the entry when it counts. */
  const replace = (stored: StoredItem): Entry | undefined => {
    const { item } = stored;
    const before = entries.get(item.itemId);
    if (before && before.stored.rev > stored.rev) return undefined;
    const entry: Entry = { stored, cards: undefined, hasPartyRates: hasPartyRates(item), key: keyOf(item) };
    if (before) shelves.remove(before);
    entries.set(item.itemId, entry);
    for (const { unitId } of item.units) itemOfUnit.set(unitId, item.itemId);
    if (item.status === 'on-sale') shelves.add(entry);
    return entry;
  };

  const cardsFor = (entry: Entry, asker: Asker): readonly Card[] => {
    const { item } = entry.stored;
    if (asker.partyId !== 0 && entry.hasPartyRates) return cardsOf(item, asker);
    const { cards } = entry;
    if (cards && cards.from <= asker.date && asker.date < cards.until) return cards.cards;
    entry.cards = { ...steadyAround(item, asker.date), cards: cardsOf(item, { date: asker.date, partyId: 0 }) };
    return entry.cards.cards;
  };
  const free = (unitId: number): number => stock.get(unitId)?.free ?? 0;
  const listedOf = (entry: Entry | undefined, asker: Asker): Listed | null => {
    const cards = entry ? cardsFor(entry, asker) : noUnits;
    return entry && cards.length > 0 ? { item: entry.stored.item, cards, free: cards.map(({ unitId }) => free(unitId)) } : null;
  };
  const found = (search: string): readonly (Entry | undefined)[] => text.search(search).map((itemId) => entries.get(itemId));

  const counted = <Key>(keyOfEntry: (item: Item) => Key): Map<Key, number> => {
    const counts = new Map<Key, number>();
    for (const { stored: { item } } of shelves.inOrder()) counts.set(keyOfEntry(item), (counts.get(keyOfEntry(item)) ?? 0) + 1);
    return counts;
  };
  const isOnSale = ({ stored: { item } }: Entry): boolean => item.status === 'on-sale';
  const itemsOf = (some: readonly Entry[]): Item[] => some.map(({ stored }) => stored.item);

  return {
    put: (items) => {
      const replaced = items.flatMap((stored) => replace(stored) ?? []);
      text.put(itemsOf(replaced.filter(isOnSale)));
      text.remove(itemsOf(replaced.filter((entry) => !isOnSale(entry))).map(({ itemId }) => itemId));
    },
    fill: async (items) => {
      const replaced = items.flatMap((stored) => replace(stored) ?? []);
      await text.fill(itemsOf(replaced.filter(isOnSale)));
    },
    putStock: (some) => {
      for (const one of some) if ((stock.get(one.unitId)?.rev ?? -1) <= one.rev) stock.set(one.unitId, one);
    },
    putGroups: (some) => {
      const moved = new Set(some.filter((group) => groups.get(group.itemGroupId)?.position !== group.position).map(({ itemGroupId }) => itemGroupId));
      for (const group of some) groups.set(group.itemGroupId, group);
      if (moved.size > 0) [...entries.values()].filter(({ stored }) => moved.has(stored.item.itemGroupId)).forEach(({ stored }) => replace(stored));
    },
    putTypes: (some) => {
      for (const type of some) types.set(type.itemTypeId, type);
    },
    item: (itemId) => entries.get(itemId)?.stored,
    itemOfUnit: (unitId) => entries.get(itemOfUnit.get(unitId) ?? 0)?.stored,
    stock: free,
    groups: () => [...groups.values()].sort((a, b) => a.position - b.position || a.itemGroupId - b.itemGroupId),
    types: () => [...types.values()].sort((a, b) => (groups.get(a.itemGroupId)?.position ?? 0) - (groups.get(b.itemGroupId)?.position ?? 0) || a.itemTypeId - b.itemTypeId),
    group: (itemGroupId) => groups.get(itemGroupId),
    type: (itemTypeId) => types.get(itemTypeId),
    all: () => [...entries.values()].map(({ stored }) => stored.item).sort((a, b) => a.itemId - b.itemId),
    versions: () => new Map([...entries].map(([itemId, { stored }]) => [itemId, stored.rev])),
    listed: (itemId, asker) => listedOf(entries.get(itemId), asker),
    *onSale(asker, search) {
      for (const entry of search === undefined ? shelves.inOrder() : found(search)) {
        const listed = listedOf(entry, asker);
        if (listed?.item.status === 'on-sale') yield listed;
      }
    },
    countsByType: () => counted((item) => item.itemTypeId),
    countsByBrand: () => counted((item) => item.brand),
    size: () => ({ items: entries.size, searchable: text.documents, searchTerms: text.terms }),
  };
};
