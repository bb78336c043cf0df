import type { Catalogue } from '../application/ports/catalogue.ts';
import type { StoredItem } from '../application/ports/items.ts';
import type { Item } from '../domain/item.ts';
import { createDepartments } from './departments.ts';
import { entryOf, isOnSale, seenBy } from './entry.ts';
import type { Entry } from './entry.ts';
import { createLists } from './lists.ts';
import { createStockTable } from './stock-table.ts';
import { namesBegunBy } from './synonyms.ts';
import { createTextIndex } from './text-index.ts';

/** For `/health/details`. */
export interface CatalogueSize extends Readonly<Record<string, unknown>> {
  readonly items: number;
  readonly searchable: number;
  readonly searchTerms: number;
}

/** The catalogue of this process. It is filled from the store at start and follows this process's writes and what the topics tell of others'. */
export const createCatalogue = (): Catalogue & { size(): CatalogueSize } => {
  const entries = new Map<number, Entry>();
  const owners = new Map<number, number>();
  const codes = new Map<string, number>();
  const stock = createStockTable();
  const text = createTextIndex();
  const free = (unitId: number): number => stock.of(unitId) ?? 0;
  const lists = createLists(free);
  let all: readonly Item[] | undefined;
  let changes = 0;
  const departments = createDepartments((moved) => {
    for (const { stored } of [...entries.values()])
      if (moved.has(stored.item.itemGroupId)) place(stored);
  });

  /** Puts an item where it belongs, in place of what was known of it; answers that. */
  const place = (stored: StoredItem): Entry | undefined => {
    const { item } = stored;
    changes += 1;
    const before = entries.get(item.itemId);
    const entry = entryOf(stored, departments.group(item.itemGroupId)?.position ?? 0);
    all = undefined;
    if (before) lists.remove(before);
    lists.add(entry);
    entries.set(item.itemId, entry);
    if (before && before.stored.item.code !== item.code) codes.delete(before.stored.item.code);
    codes.set(item.code, item.itemId);
    for (const { unitId } of item.units) owners.set(unitId, item.itemId);
    return before;
  };
  const isNews = ({ item, rev }: StoredItem): boolean =>
    (entries.get(item.itemId)?.stored.rev ?? -1) < rev;

  return {
    ...departments,
    putGroups: (some) => {
      changes += 1;
      departments.putGroups(some);
    },
    putTypes: (some) => {
      changes += 1;
      departments.putTypes(some);
    },
    version: () => changes + stock.version(),
    soldOutVersion: stock.soldOutVersion,
    put: (items) => {
      for (const stored of items.filter(isNews)) {
        const before = place(stored);
        text.replace(
          before && isOnSale(before) ? before.stored.item : undefined,
          stored.item.status === 'on-sale' ? stored.item : undefined,
        );
      }
    },
    fill: (items) => {
      const news = items.filter(isNews);
      news.forEach(place);
      return text.fill(news.map(({ item }) => item).filter(({ status }) => status === 'on-sale'));
    },
    putStock: stock.put,
    item: (itemId) => entries.get(itemId)?.stored,
    itemOfUnit: (unitId) => entries.get(owners.get(unitId) ?? 0)?.stored,
    byCode: (code) => entries.get(codes.get(code) ?? 0)?.stored,
    stock: stock.of,
    all: () =>
      (all ??= [...entries.values()]
        .map(({ stored }) => stored.item)
        .sort((a, b) => a.itemId - b.itemId)),
    versions: () => new Map([...entries].map(([itemId, { stored }]) => [itemId, stored.rev])),
    listed: (itemId, asker) => {
      const entry = entries.get(itemId);
      return entry ? seenBy(entry, asker, free) : null;
    },
    onSale: lists.onSale,
    search: (words, asker) =>
      lists.searched(words, asker, () => text.search(words).map((itemId) => entries.get(itemId))),
    namesBegunBy,
    counts: lists.counts,
    size: () => ({ items: entries.size, searchable: text.documents, searchTerms: text.terms }),
  };
};
