import { hindiTexts, type Language } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import type { Pagination } from '@tokri/contracts/platform';
import { splitBrands } from '@tokri/contracts/validation';
import type { itemOperations, RequestQuery } from '@tokri/contracts/api';
import type { ListOffersDeps } from '../../application/offers/list-offers.ts';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import { filterItems } from '../../application/search/list-items.ts';
import type { ListedItemsPage, ListItemsDeps } from '../../application/search/list-items.ts';
import type { DayLimitDeps } from '../../application/stock/set-day-limit.ts';
import type { Facets } from '../../domain/search/listed-items.ts';
import { toItemResponses } from '../items/item-mapping.ts';

export type ItemListDeps = ListItemsDeps &
  ListOffersDeps &
  Pick<DayLimitDeps, 'dayLimitView' | 'locations'>;

const rupeesToPaise = (rupees: number | undefined): number | undefined =>
  rupees === undefined || rupees === 0 ? undefined : toPaise(rupees);

const toFacetsResponse = (
  { catalogIndex }: Pick<ItemListDeps, 'catalogIndex'>,
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

type FilterQuery = RequestQuery<typeof itemOperations.filterItems>;

export const toListResponse = (
  deps: ItemListDeps,
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
export const toFilterResponse = (
  deps: ItemListDeps,
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
