import { kolkataDate, pageOf, type Page } from '@tokri/contracts';
import { filterListed, listedOf, sortListed } from '../domain/listing.ts';
import type { Facets, Filters, Listed, Sort } from '../domain/listing.ts';
import type { Asker } from '../domain/rate-of-date.ts';
import type { ListedRules } from './list-offers.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';

export interface ListNeeds {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

export interface ListedPage {
  readonly items: readonly Listed[];
  readonly total: number;
  /** Whose rates of which day these are. */
  readonly asker: Asker;
}

/** Today, unless a delivery date is named. */
const askerOf = ({ clock }: ListNeeds, partyId: number, date?: string): Asker => ({
  date: date ?? kolkataDate(clock()),
  partyId,
});

const pageOfListed = (items: readonly Listed[], asker: Asker, page: Page): ListedPage => ({
  items: pageOf(items, page),
  total: items.length,
  asker,
});

/** What a customer may see, in shelf order (I5). */
export const listOnSale = (
  needs: ListNeeds,
  { partyId, page }: { readonly partyId: number; readonly page: Page },
): ListedPage => {
  const asker = askerOf(needs, partyId);
  return pageOfListed(needs.catalogue.onSale(asker), asker, page);
};

/** Every item, any status, by id; one without a rate today has no units to show (I4). */
export const listAll = (needs: ListNeeds, page: Page): ListedPage => {
  const asker = askerOf(needs, 0);
  const all = needs.catalogue.all();
  return {
    items: pageOf(all, page).map(
      (item) => needs.catalogue.listed(item.itemId, asker) ?? listedOf(item, [], () => 0),
    ),
    total: all.length,
    asker,
  };
};

export interface PlaceWish {
  readonly typeId: number;
  readonly groupId: number;
  /** Delivery date; undefined is today. */
  readonly date: string | undefined;
  readonly partyId: number;
  /** Only these, in this order. */
  readonly ids: readonly number[] | undefined;
}

/** Items of a type or group for a party and a delivery date (I7). Where goods are delivered is delivery-slot's to say; every place has the same items. */
export const listForPlace = (needs: ListNeeds, wish: PlaceWish, page: Page): ListedPage => {
  const asker = askerOf(needs, wish.partyId, wish.date);
  const candidates = wish.ids
    ? wish.ids
        .flatMap((id) => needs.catalogue.listed(id, asker) ?? [])
        .filter(({ item }) => item.status === 'on-sale')
    : needs.catalogue.onSale(asker);
  const fits = ({ item }: Listed): boolean =>
    (wish.typeId === 0 || item.itemTypeId === wish.typeId) &&
    (wish.groupId === 0 || item.itemGroupId === wish.groupId);
  return pageOfListed(
    wish.typeId === 0 && wish.groupId === 0 ? candidates : candidates.filter(fits),
    asker,
    page,
  );
};

export interface FilterWish {
  readonly filters: Filters;
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly partyId: number;
  /** Those that run for who asks. */
  readonly offers: ListedRules;
}

interface Filtered extends ReturnType<typeof filterListed> {
  /** The fitting ones in the orders that somebody has asked for. */
  readonly inOrder: Map<Sort, readonly Listed[]>;
}

/** Outcomes kept for one list; the lists of everybody stay the same until an item changes, so most filters are asked for again. */
const keptOutcomes = 50;
const outcomes = new WeakMap<readonly Listed[], Map<string, Filtered>>();

/** Stock changes without the list changing: whoever asks for what is in stock gets another outcome once something has sold out or come back. */
const filteredOnce = (
  { catalogue }: ListNeeds,
  candidates: readonly Listed[],
  { filters, offers }: Pick<FilterWish, 'filters' | 'offers'>,
): Filtered => {
  const known = outcomes.get(candidates) ?? new Map<string, Filtered>();
  outcomes.set(candidates, known);
  const key = `${offers.key}${filters.inStock ? catalogue.soldOutVersion() : ''}${JSON.stringify(filters)}`;
  const before = known.get(key);
  if (before) return before;
  const outcome = {
    ...filterListed(candidates, filters, offers.rules),
    inOrder: new Map<Sort, readonly Listed[]>(),
  };
  const [oldest] = known.keys();
  if (known.size >= keptOutcomes && oldest !== undefined) known.delete(oldest);
  known.set(key, outcome);
  return outcome;
};

const sortedOnce = ({ fitting, inOrder }: Filtered, sort: Sort): readonly Listed[] => {
  const listed = inOrder.get(sort) ?? sortListed(fitting, sort);
  inOrder.set(sort, listed);
  return listed;
};

/** Items that fit, with what else could be chosen (F3). */
export const filterItems = (
  needs: ListNeeds,
  wish: FilterWish,
  page: Page,
): ListedPage & { readonly facets: Facets } => {
  const asker = askerOf(needs, wish.partyId);
  const candidates = wish.search
    ? needs.catalogue.search(wish.search, asker)
    : needs.catalogue.onSale(asker, wish.sort === 'name' ? 'name' : 'shelf');
  const filtered = filteredOnce(needs, candidates, wish);
  // Without a search the catalogue keeps the order by name ready.
  const isSorted = wish.sort === 'name' && !wish.search;
  return {
    ...pageOfListed(isSorted ? filtered.fitting : sortedOnce(filtered, wish.sort), asker, page),
    facets: filtered.facets,
  };
};

/** Brands of items on sale, the most frequent first (F1). */
export const listBrands = ({
  catalogue,
}: ListNeeds): readonly { readonly brand: string; readonly count: number }[] =>
  catalogue
    .counts()
    .brands.mostFrequent()
    .filter(({ key }) => key !== '')
    .map(({ key, count }) => ({ brand: key, count }));
