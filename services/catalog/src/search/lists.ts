import type { Catalogue } from '../application/ports/catalogue.ts';
import type { Listed } from '../domain/listing.ts';
import type { Asker } from '../domain/rate-of-date.ts';
import { createTally } from '../domain/tally.ts';
import { isOnSale, seenBy } from './entry.ts';
import type { Entry, Free } from './entry.ts';
import { createOrderedEntries } from './ordered-entries.ts';

/** Lists kept for everybody: two orders of a few delivery dates. */
const keptLists = 6;

/** Searches kept for everybody: most are asked for again, page after page and by one customer after the other. */
const keptSearches = 200;

type Counts = ReturnType<Catalogue['counts']>;

const countAll = (entries: readonly Entry[]): Counts => {
  const [types, brands] = [createTally<number>(), createTally<string>()];
  for (const {
    stored: { item },
  } of entries) {
    types.add(item.itemTypeId);
    brands.add(item.brand);
  }
  return { types, brands };
};

/** Items on sale in their orders, and what is worked out from them when somebody asks: kept until an item changes. */
export const createLists = (free: Free) => {
  const shelves = createOrderedEntries<Entry>(({ key }) => key);
  const names = createOrderedEntries<Entry>(({ nameKey }) => nameKey);
  let partyItems = 0;
  let everybody: readonly {
    readonly date: string;
    readonly order: 'shelf' | 'name';
    readonly listed: readonly Listed[];
  }[] = [];
  let counts: Counts | undefined;
  const searches = new Map<string, readonly Listed[]>();

  const seen = (some: readonly (Entry | undefined)[], asker: Asker): readonly Listed[] => {
    const listed: Listed[] = [];
    for (const entry of some) {
      const one = entry && isOnSale(entry) ? seenBy(entry, asker, free) : null;
      if (one) listed.push(one);
    }
    return listed;
  };
  const change = (entry: Entry, by: 1 | -1): void => {
    everybody = [];
    counts = undefined;
    searches.clear();
    if (!isOnSale(entry)) return;
    partyItems += entry.hasPartyRates ? by : 0;
    for (const order of [shelves, names]) {
      if (by === 1) order.add(entry);
      else order.remove(entry);
    }
  };

  return {
    add: (entry: Entry): void => {
      change(entry, 1);
    },
    remove: (entry: Entry): void => {
      change(entry, -1);
    },
    seen,
    onSale: (asker: Asker, order: 'shelf' | 'name' = 'shelf'): readonly Listed[] => {
      const isForAll = asker.partyId === 0 || partyItems === 0;
      const known = isForAll
        ? everybody.find((one) => one.date === asker.date && one.order === order)
        : undefined;
      if (known) return known.listed;
      const listed = seen((order === 'name' ? names : shelves).inOrder(), asker);
      if (isForAll)
        everybody = [{ date: asker.date, order, listed }, ...everybody].slice(0, keptLists);
      return listed;
    },
    /** Finds of a search as somebody sees them; `find` is asked when nobody has asked for these words since an item changed. */
    searched: (
      words: string,
      asker: Asker,
      find: () => readonly (Entry | undefined)[],
    ): readonly Listed[] => {
      if (asker.partyId !== 0 && partyItems > 0) return seen(find(), asker);
      const key = `${asker.date} ${words}`;
      const known = searches.get(key);
      if (known) return known;
      const listed = seen(find(), asker);
      const [oldest] = searches.keys();
      if (searches.size >= keptSearches && oldest !== undefined) searches.delete(oldest);
      searches.set(key, listed);
      return listed;
    },
    counts: (): Counts => (counts ??= countAll(shelves.inOrder())),
  };
};
