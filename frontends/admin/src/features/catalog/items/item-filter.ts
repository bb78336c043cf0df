import { staffItemSorts } from '@tokri/contracts/api';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import {
  formatSorting,
  parseSorting,
  type Sorting,
} from '../../../components/data-table/sorting.ts';
import {
  formatPage,
  parseId,
  parseOption,
  parsePage,
  parseText,
  toFilterParams,
} from '../../../components/filter-address.ts';

export const itemStatuses = ['1', '0', '2'] as const;
export const stockFilters = ['out', 'low'] as const;

/** An empty text or 0 means all. */
export interface ItemFilter {
  readonly search: string;
  readonly status: (typeof itemStatuses)[number] | '';
  readonly itemGroupId: number;
  readonly itemTypeId: number;
  readonly stock: (typeof stockFilters)[number] | '';
  /** Null leaves the order to the server: by name, best matches of a search first. */
  readonly sorting: Sorting | null;
  readonly page: number;
}

export const parseItemFilter = (params: URLSearchParams): ItemFilter => ({
  search: parseText(params.get('Search'), maxItemSearchLength),
  status: parseOption(itemStatuses, params.get('Status')),
  itemGroupId: parseId(params.get('ItemGroupId')),
  itemTypeId: parseId(params.get('ItemTypeId')),
  stock: parseOption(stockFilters, params.get('Stock')),
  sorting: parseSorting(parseOption(staffItemSorts, params.get('Sort'))),
  page: parsePage(params),
});

export const formatItemFilter = ({
  search,
  status,
  itemGroupId,
  itemTypeId,
  stock,
  sorting,
  page,
}: ItemFilter): Readonly<Record<string, string>> =>
  toFilterParams({
    Search: search,
    Status: status,
    ItemGroupId: itemGroupId,
    ItemTypeId: itemTypeId,
    Stock: stock,
    Sort: formatSorting(sorting),
    ...formatPage(page),
  });

/** Which items a bulk change or an export covers: neither order nor page. */
export const toSelectionFilter = (filter: ItemFilter): Readonly<Record<string, string>> =>
  formatItemFilter({ ...filter, sorting: null, page: 1 });

export const isFiltered = ({
  search,
  status,
  itemGroupId,
  itemTypeId,
  stock,
}: ItemFilter): boolean =>
  [search, status, stock].some((text) => text !== '') || itemGroupId + itemTypeId > 0;
