import { maxPageSize } from '@tokri/contracts/validation';
import { itemOperations, type ItemType } from '@tokri/contracts/api';
import { callApi, callApiPage, preloadedData, useQuery } from '@tokri/web-kit/platform';

const categoriesStaleMs = 300_000;
/** Further subcategories can be reached by search only. */
const maxSubcategoryPages = 5;

export const useCategories = () =>
  useQuery({
    queryKey: [itemOperations.listItemGroups.operationId],
    queryFn: ({ signal }) => callApi(itemOperations.listItemGroups, { signal }),
    ...preloadedData(itemOperations.listItemGroups),
    staleTime: categoriesStaleMs,
  });

const fetchAllSubcategories = async (signal: AbortSignal): Promise<readonly ItemType[]> => {
  const subcategories: ItemType[] = [];
  for (let page = 1; page <= maxSubcategoryPages; page += 1) {
    const { rows, total } = await callApiPage(itemOperations.listItemTypes, {
      query: { page, pageSize: maxPageSize },
      signal,
    });
    subcategories.push(...rows);
    if (subcategories.length >= total || rows.length === 0) break;
  }
  return subcategories;
};

const firstPageQuery = { page: 1, pageSize: maxPageSize };

/** A full page may have more after it, so it does not stand for all of them. */
const preloadedSubcategories = () => {
  const preloaded = preloadedData(itemOperations.listItemTypes, { query: firstPageQuery });
  return (preloaded.initialData?.length ?? maxPageSize) < maxPageSize ? preloaded : {};
};

export const useSubcategories = () =>
  useQuery({
    queryKey: [itemOperations.listItemTypes.operationId],
    queryFn: ({ signal }): Promise<readonly ItemType[]> => fetchAllSubcategories(signal),
    ...preloadedSubcategories(),
    staleTime: categoriesStaleMs,
  });

export const useCategorySubcategories = (categoryId: number) => {
  const query = { ItemGroupId: categoryId, pageSize: maxPageSize };
  return useQuery({
    queryKey: [itemOperations.listItemTypes.operationId, categoryId],
    queryFn: ({ signal }) => callApi(itemOperations.listItemTypes, { query, signal }),
    ...preloadedData(itemOperations.listItemTypes, { query }),
    staleTime: categoriesStaleMs,
    enabled: categoryId > 0,
  });
};
