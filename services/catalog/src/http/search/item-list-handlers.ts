import { hindiTexts, type Language } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { splitBrands } from '@tokri/contracts/validation';
import { ProblemError } from '@tokri/contracts/problems';
import type { itemOperations, RequestQuery } from '@tokri/contracts/api';
import { createTtlCache } from '@tokri/service-kit/use-case';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  filterItems,
  listAll,
  listBrands,
  listByCategory,
  listOnSale,
} from '../../application/search/list-items.ts';
import type { ListedItemsPage, ListItemsDeps } from '../../application/search/list-items.ts';
import { suggest } from '../../application/search/suggest.ts';
import type { Facets } from '../../domain/search/listed-items.ts';
import { imageUrl, toItemResponses } from '../items/item-mapping.ts';
import { createListCache } from './list-cache.ts';
import type { DayLimitDeps } from '../../application/stock/set-day-limit.ts';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import type { ListOffersDeps } from '../../application/offers/list-offers.ts';

type ItemHandlers = OperationHandlers<typeof itemOperations>;
type Deps = ListItemsDeps & ListOffersDeps & Pick<DayLimitDeps, 'dayLimitView' | 'locations'>;

const rupeesToPaise = (rupees: number | undefined): number | undefined =>
  rupees === undefined || rupees === 0 ? undefined : toPaise(rupees);

const parseIds = (text: string | undefined): readonly number[] | undefined =>
  text?.split(',').map(Number);

const toFacetsResponse = (
  { catalogIndex }: Pick<Deps, 'catalogIndex'>,
  { brands, groups, types, offers, price }: Facets,
) => ({
  Brands: brands.map(({ brand, count }) => ({ Brand: brand, Count: count })),
  Groups: groups
    .filter(({ itemGroupId }) => !catalogIndex.group(itemGroupId)?.isHidden)
    .map(({ itemGroupId, name, count }) => ({
      ItemGroupId: itemGroupId,
      Name: name,
      Count: count,
      Hindi: hindiTexts({ Name: catalogIndex.group(itemGroupId)?.hindiName }),
    })),
  Types: types
    .filter(({ itemTypeId }) => !catalogIndex.isHiddenType(itemTypeId))
    .map(({ itemTypeId, name, count }) => ({
      ItemTypeId: itemTypeId,
      Name: name,
      Count: count,
      Hindi: hindiTexts({ Name: catalogIndex.type(itemTypeId)?.hindiName }),
    })),
  Offers: offers.map(({ offerId, name, hindiName, count }) => ({
    OfferId: offerId,
    Name: name,
    Count: count,
    Hindi: hindiTexts({ Name: hindiName }),
  })),
  Price: { Min: toRupees(price.minPaise), Max: toRupees(price.maxPaise) },
});

const parseCategoryFilter = (query: RequestQuery<typeof itemOperations.listItemsForPlace>) => {
  const ids = parseIds(query.ids);
  if (ids?.includes(0)) throw new ProblemError('bad-input', 'ids must be above 0.');
  return {
    typeId: query.typeId,
    groupId: query.categoryId,
    date: query.PDate === '0' ? undefined : query.PDate,
    ids,
  };
};

type FilterQuery = RequestQuery<typeof itemOperations.filterItems>;

const toListResponse = (
  deps: Deps,
  { items, total, priceContext }: ListedItemsPage,
  {
    pincode = null,
    deliveryDate,
    language,
  }: {
    readonly pincode?: string | null;
    readonly deliveryDate?: string | undefined;
    readonly language: Language;
  },
) => ({
  total,
  body: toItemResponses(deps, {
    items,
    ...priceContext,
    pincode,
    deliveryDate,
    hasHindi: language === 'hi',
  }),
});
const toFilterResponse = (
  deps: Deps,
  query: FilterQuery,
  {
    partyId,
    pagination,
    language,
  }: {
    readonly partyId: number;
    readonly pagination: Pagination;
    readonly language: Language;
  },
) => {
  const pincode = query.pincode ?? null;
  const locationId = deps.locations.findLocationId(pincode);
  const filters = {
    brands: [query.brand ?? '', ...splitBrands(query.brands ?? '')].filter(Boolean),
    typeId: query.typeId,
    groupId: query.categoryId,
    offerId: query.offer,
    minPaise: rupeesToPaise(query.minPrice),
    maxPaise: rupeesToPaise(query.maxPrice),
    inStockAt: query.inStock === '1' ? locationId : undefined,
  };
  const result = filterItems(
    deps,
    {
      filters,
      search: query.search,
      sort: query.sort ?? 'relevance',
      partyId,
      locationId,
      offers: listOfferRules(deps, { partyId, pincode }),
    },
    pagination,
  );
  return {
    total: result.total,
    body: {
      Items: toListResponse(deps, result, { pincode, language }).body,
      Total: result.total,
      Page: pagination.page,
      PageSize: pagination.pageSize,
      Facets: toFacetsResponse(deps, result.facets),
    },
  };
};
const uncachedHandlers = (
  deps: Deps,
): Pick<ItemHandlers, 'list-brands' | 'suggest-items' | 'list-all-items'> => ({
  'list-all-items': async ({ pagination }) =>
    toListResponse(deps, listAll(deps, pagination), { language: 'hi' }),

  'list-brands': async ({ pagination }) => {
    const brands = listBrands(deps);
    return {
      total: brands.length,
      body: paginate(brands, pagination).map(({ brand, count }) => ({
        Brand: brand,
        Count: count,
      })),
    };
  },
  'suggest-items': async ({ query }) => ({
    body: suggest(deps, {
      search: query.search,
      locationId: deps.locations.findLocationId(query.pincode),
    }).map(({ kind, text, hindiText, id, image }) => ({
      Kind: kind,
      Text: text,
      Id: id,
      Image: imageUrl(image),
      Hindi: hindiTexts({ Text: hindiText }),
    })),
  }),
});

const maxPlaceKeys = 1_000;
const placeKeyMs = 1_000;

/** What differs from pincode to pincode, so that all pincodes of a location share a list. */
const createPlaceKeys = (deps: Deps) => {
  const keys = createTtlCache<string, string>({ maxEntries: maxPlaceKeys, clock: deps.clock });
  return (pincode: string | null | undefined, date = ''): string => {
    const id = `${deps.offerView.version()}/${pincode ?? ''}/${date}`;
    const known = keys.get(id);
    if (known !== undefined) return known;
    const query = { partyId: 0, pincode: pincode ?? null, ...(date === '' ? {} : { date }) };
    const key = `${deps.locations.findLocationId(pincode)}/${listOfferRules(deps, query).key}`;
    keys.set(id, key, placeKeyMs);
    return key;
  };
};

const createPublicCache = (deps: Deps) => {
  const listCache = createListCache(deps);
  return <Body>(
    partyId: number,
    toKey: () => object,
    buildResponse: () => { readonly total: number; readonly body: Body },
  ) => (partyId === 0 ? listCache(JSON.stringify(toKey()), buildResponse) : buildResponse());
};

export const createItemListHandlers = (
  deps: Deps,
): Pick<
  ItemHandlers,
  | 'list-brands'
  | 'suggest-items'
  | 'filter-items'
  | 'list-all-items'
  | 'list-items-on-sale'
  | 'list-items-for-place'
> => {
  const cacheForPublic = createPublicCache(deps);
  const placeKey = createPlaceKeys(deps);
  return {
    ...uncachedHandlers(deps),
    'filter-items': async ({ query, caller, pagination, language }) => {
      const partyId = caller?.partyId ?? 0;
      const page = { ...pagination, language };
      return cacheForPublic(
        partyId,
        () => ({ ...query, ...page, pincode: placeKey(query.pincode), list: 'filter' }),
        () => toFilterResponse(deps, query, { partyId, pagination, language }),
      );
    },
    'list-items-on-sale': async ({ caller, pagination, language }) => {
      const partyId = caller?.partyId ?? 0;
      return cacheForPublic(
        partyId,
        () => ({ ...pagination, language, list: 'on-sale' }),
        () => toListResponse(deps, listOnSale(deps, { partyId, page: pagination }), { language }),
      );
    },
    'list-items-for-place': async ({ query, caller, pagination, language }) => {
      const filter = parseCategoryFilter(query);
      const partyId = query.userId === 0 ? 0 : (caller?.partyId ?? 0);
      const place = {
        pincode: query.pincode === '0' ? null : query.pincode,
        deliveryDate: filter.date,
        language,
      };
      const keyOfPlace = () => placeKey(place.pincode, filter.date);
      return cacheForPublic(
        partyId,
        () => ({ ...filter, ...pagination, ...place, pincode: keyOfPlace(), list: 'place' }),
        () => toListResponse(deps, listByCategory(deps, { ...filter, partyId }, pagination), place),
      );
    },
  };
};
