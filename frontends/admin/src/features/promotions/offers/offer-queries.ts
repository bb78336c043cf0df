import { itemOperations, type ItemResponse } from '@tokri/contracts/api';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import type { OfferForm } from './offer-form.ts';

const { filterItems, listItemTypes, listItemsForPlace } = itemOperations;
const maxTypes = 200;
const maxResults = 8;
const maxExamples = 3;

export const useItemTypeNames = () =>
  useQuery({
    queryKey: [listItemTypes.operationId, 'all'],
    queryFn: ({ signal }) => callApi(listItemTypes, { query: { pageSize: maxTypes }, signal }),
  });

export const useTypeName = (): ((typeId: string) => string) => {
  const { data: types = [] } = useItemTypeNames();
  return (typeId) => types.find(({ Id }) => String(Id) === typeId)?.Name ?? typeId;
};

export const useItemResults = (search: string) =>
  useQuery({
    queryKey: [filterItems.operationId, 'pick', search],
    queryFn: ({ signal }) =>
      callApi(filterItems, { query: { search, page: 1, pageSize: maxResults }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

export const fetchItems = async (
  itemIds: readonly number[],
  signal?: AbortSignal,
): Promise<readonly ItemResponse[]> =>
  itemIds.length === 0
    ? []
    : callApi(listItemsForPlace, {
        query: {
          typeId: 0,
          categoryId: 0,
          pincode: '0',
          userId: 0,
          PDate: '0',
          ids: itemIds.join(','),
          pageSize: maxTypes,
        },
        ...(signal ? { signal } : {}),
      });

type Scope = Pick<OfferForm, 'kind' | 'scope' | 'items' | 'itemTypeIds'>;

/** Real items that the offer covers, for the example. */
export const useExampleItems = ({ kind, scope, items, itemTypeIds }: Scope) => {
  const itemIds =
    kind === 'combo' || scope === 'items' ? items.map(({ itemId }) => itemId) : undefined;
  const typeId = scope === 'types' ? (itemTypeIds[0] ?? '') : '';
  return useQuery({
    queryKey: ['offer-example', itemIds, typeId],
    queryFn: async ({ signal }) => {
      if (itemIds) return fetchItems(itemIds, signal);
      const query = { ...(typeId ? { typeId } : { search: '' }), page: 1, pageSize: maxExamples };
      return (await callApi(filterItems, { query, signal } as never)).Items;
    },
    enabled: itemIds ? itemIds.length > 0 : scope !== 'types' || typeId !== '',
    placeholderData: keepPreviousData,
  });
};
