import type { Catalogue, FreeStock, StoredItem } from '../application/ports.ts';
import type { Item } from '../domain/item.ts';
import type { Listed } from '../domain/listing.ts';
import type { Asker } from '../domain/rate-of-date.ts';
import { createDepartments } from './departments.ts';
import { cardsFor, entryOf, isOnSale, itemsOf } from './entry.ts';
import type { Entry } from './entry.ts';
import { createOrderedEntries } from './ordered-entries.ts';
import { createTextIndex } from './text-index.ts';

/** For `/health/details`. */
export interface CatalogueSize extends Readonly<Record<string, unknown>> {
  readonly items: number;
  readonly searchable: number;
  readonly searchTerms: number;
}

const countBy = <Key>(entries: readonly Entry[], keyOf: (item: Item) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const { stored } of entries) counts.set(keyOf(stored.item), (counts.get(keyOf(stored.item)) ?? 0) + 1);
  return counts;
};

/** The catalogue of this process. It is filled from the store at start and follows this process's writes and what the topics tell of others'. */
export const createCatalogue = (): Catalogue & { size(): CatalogueSize } => {
  const entries = new Map<number, Entry>();
  const owners = new Map<number, number>();
  const stock = new Map<number, FreeStock>();
  const text = createTextIndex();
  const shelves = createOrderedEntries<Entry>(({ key }) => key);
  const departments = createDepartments((moved) => {
    for (const { stored } of [...entries.values()]) if (moved.has(stored.item.itemGroupId)) replace(stored);
  });

  /** Replaces what is known of an item unless that is newer; the entry when it counts. */
  const replace = (stored: StoredItem): readonly Entry[] => {
    const { item, rev } = stored;
    const before = entries.get(item.itemId);
    if (before && before.stored.rev > rev) return [];
    const entry = entryOf(stored, departments.group(item.itemGroupId)?.position ?? 0);
    if (before) shelves.remove(before);
    entries.set(item.itemId, entry);
    for (const { unitId } of item.units) owners.set(unitId, item.itemId);
    if (isOnSale(entry)) shelves.add(entry);
    return [entry];
  };
  const free = (unitId: number): number => stock.get(unitId)?.free ?? 0;
  const listedOf = (entry: Entry | undefined, asker: Asker): Listed | null => {
    const cards = entry ? cardsFor(entry, asker) : [];
    return entry && cards.length > 0 ? { item: entry.stored.item, cards, free: cards.map(({ unitId }) => free(unitId)) } : null;
  };
  const found = (search: string): readonly (Entry | undefined)[] => text.search(search).map((itemId) => entries.get(itemId));

  return {
    ...departments,
    put: (items) => {
      const replaced = items.flatMap(replace);
      text.put(itemsOf(replaced.filter(isOnSale)));
      text.remove(itemsOf(replaced.filter((entry) => !isOnSale(entry))).map(({ itemId }) => itemId));
    },
    fill: (items) => text.fill(itemsOf(items.flatMap(replace).filter(isOnSale))),
    putStock: (some) => {
      for (const one of some) if ((stock.get(one.unitId)?.rev ?? -1) <= one.rev) stock.set(one.unitId, one);
    },
    item: (itemId) => entries.get(itemId)?.stored,
    itemOfUnit: (unitId) => entries.get(owners.get(unitId) ?? 0)?.stored,
    stock: free,
    all: () => itemsOf([...entries.values()]).sort((a, b) => a.itemId - b.itemId),
    versions: () => new Map([...entries].map(([itemId, { stored }]) => [itemId, stored.rev])),
    listed: (itemId, asker) => listedOf(entries.get(itemId), asker),
    *onSale(asker, search) {
      for (const entry of search === undefined ? shelves.inOrder() : found(search)) {
        const listed = entry && isOnSale(entry) ? listedOf(entry, asker) : null;
        if (listed) yield listed;
      }
    },
    countsByType: () => countBy(shelves.inOrder(), (item) => item.itemTypeId),
    countsByBrand: () => countBy(shelves.inOrder(), (item) => item.brand),
    size: () => ({ items: entries.size, searchable: text.documents, searchTerms: text.terms }),
  };
};
