import { hindiTexts } from '@tokri/contracts/language';
import { paginate } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { itemOperations, RequestQuery } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  listAll,
  listBrands,
  listByCategory,
  listOnSale,
} from '../../application/search/list-items.ts';
import { suggest } from '../../application/search/suggest.ts';
import { imageUrl } from '../items/item-mapping.ts';
import { toFilterResponse, toListResponse, type ItemListDeps } from './item-list-responses.ts';
import { createPlaceKeys, createPublicCache } from './public-list-cache.ts';

type ItemHandlers = OperationHandlers<typeof itemOperations>;

const parseIds = (text: string | undefined): readonly number[] | undefined =>
  text?.split(',').map(Number);

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

const uncachedHandlers = (
  deps: ItemListDeps,
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

export const createItemListHandlers = (
  deps: ItemListDeps,
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
