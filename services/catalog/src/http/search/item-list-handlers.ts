import { toPaise, toRupees } from '@tokri/contracts/money';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { itemOperations, RequestQuery } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  filterItems,
  listAll,
  listBrands,
  listByCategory,
  listOnSale,
} from '../../application/search/list-items.ts';
import type { ListedItemsPage, ListItemsDeps } from '../../application/search/list-items.ts';
import { listRates } from '../../application/rates/list-rates.ts';
import { suggest } from '../../application/search/suggest.ts';
import type { Facets } from '../../domain/search/listed-items.ts';
import { imageUrl, toItemResponses } from '../items/item-response.ts';
import { createListCache } from './list-cache.ts';
import type { DayLimitDeps } from '../../application/stock/limit-day.ts';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import type { ListOffersDeps } from '../../application/offers/list-offers.ts';

type OperationId =
  | 'suggest-items'
  | 'list-brands'
  | 'filter-items'
  | 'list-all-items'
  | 'list-items-on-sale'
  | 'list-items-for-place'
  | 'list-rates';

const rupeesToPaise = (rupees: number | undefined): number | undefined =>
  rupees === undefined || rupees === 0 ? undefined : toPaise(rupees);

const parseIds = (message: string | undefined): readonly number[] | undefined =>
  message?.split(',').map(Number);

const toFacetsResponse = ({ brands, types, offers, price }: Facets) => ({
  Brands: brands.map(({ brand, count }) => ({ Brand: brand, Count: count })),
  Types: types.map(({ itemTypeId, name, count }) => ({
    ItemTypeId: itemTypeId,
    Name: name,
    Count: count,
  })),
  Offers: offers.map(({ offerId, name, count }) => ({
    OfferId: offerId,
    Name: name,
    Count: count,
  })),
  Price: { Min: toRupees(price.minPaise), Max: toRupees(price.maxPaise) },
});

type FilterQuery = RequestQuery<typeof itemOperations.filterItems>;

export const itemListHandlers = (
  deps: ListItemsDeps & ListOffersDeps & Pick<DayLimitDeps, 'dayLimitView'>,
): Pick<OperationHandlers<typeof itemOperations>, OperationId> => {
  const listCache = createListCache(deps);
  const cacheForPublic = <Body>(
    partyId: number,
    listInput: object,
    write: () => { readonly total: number; readonly body: Body },
  ) => (partyId === 0 ? listCache(JSON.stringify(listInput), write) : write());
  const toListResponse = (
    { items, total, asker: priceContext }: ListedItemsPage,
    pincode: string | null = null,
  ) => ({
    total,
    body: toItemResponses(deps, { items, ...priceContext, pincode }),
  });
  const filtered = (query: FilterQuery, partyId: number, pagination: Pagination) => {
    const filters = {
      brand: query.brand,
      typeId: query.typeId,
      groupId: query.categoryId,
      offerId: query.offer,
      minPaise: rupeesToPaise(query.minPrice),
      maxPaise: rupeesToPaise(query.maxPrice),
      inStock: query.inStock === '1',
    };
    const pincode = query.pincode ?? null;
    const offers = filterItems(
      deps,
      {
        filters,
        search: query.search,
        sort: query.sort ?? 'relevance',
        partyId,
        offers: listOfferRules(deps, { partyId, pincode }),
      },
      pagination,
    );
    return {
      total: offers.total,
      body: {
        Items: toListResponse(offers, pincode).body,
        Total: offers.total,
        Page: pagination.page,
        PageSize: pagination.pageSize,
        Facets: toFacetsResponse(offers.facets),
      },
    };
  };
  return {
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
    'filter-items': async ({ query, caller, pagination }) => {
      const partyId = caller?.partyId ?? 0;
      return cacheForPublic(partyId, { ...query, ...pagination, row: 'filter' }, () =>
        filtered(query, partyId, pagination),
      );
    },
    'suggest-items': async ({ query }) => ({
      body: suggest(deps, query.search).map(({ kind, text: message, id, image }) => ({
        Kind: kind,
        Text: message,
        Id: id,
        Image: imageUrl(image),
      })),
    }),
    'list-all-items': async ({ pagination }) => toListResponse(listAll(deps, pagination)),
    'list-items-on-sale': async ({ caller, pagination }) => {
      const partyId = caller?.partyId ?? 0;
      return cacheForPublic(partyId, { ...pagination, row: 'on-sale' }, () =>
        toListResponse(listOnSale(deps, { partyId, page: pagination })),
      );
    },
    'list-items-for-place': async ({ query, caller, pagination }) => {
      const wish = {
        typeId: query.typeId,
        groupId: query.categoryId,
        date: query.PDate === '0' ? undefined : query.PDate,
        ids: parseIds(query.ids),
      };
      if (wish.ids?.includes(0)) throw new ProblemError('bad-input', 'ids must be above 0.');
      const partyId = query.userId === 0 ? 0 : (caller?.partyId ?? 0);
      const pincode = query.pincode === '0' ? null : query.pincode;
      return cacheForPublic(partyId, { ...wish, ...pagination, pincode, row: 'place' }, () =>
        toListResponse(listByCategory(deps, { ...wish, partyId }, pagination), pincode),
      );
    },
    'list-rates': async ({ pagination }) => {
      const { rates, total } = listRates(deps, pagination);
      return {
        total,
        body: rates.map(
          ({ rateId, item, unit, partyId, fromDate, ratePaise, mrpPaise, taxBasisPoints }) => ({
            Id: rateId,
            ItemId: item.itemId,
            ItemName: item.name,
            UnitId: unit.unitId,
            UnitName: unit.name,
            PartyId: partyId,
            FromDate: fromDate,
            Rate: toRupees(ratePaise),
            Mrp: toRupees(mrpPaise),
            TaxPercent: taxBasisPoints / 100,
          }),
        ),
      };
    },
  };
};
