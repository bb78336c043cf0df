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
  readonly isLabelMissing: boolean;
  /** Null leaves the order to the server: by name, best matches of a search first. */
  readonly sorting: Sorting | null;
  readonly page: number;
}

export const noItemFilter = {
  search: '',
  status: '',
  itemGroupId: 0,
  itemTypeId: 0,
  stock: '',
  isLabelMissing: false,
} as const;

export const parseItemFilter = (params: URLSearchParams): ItemFilter => ({
  search: parseText(params.get('Search'), maxItemSearchLength),
  status: parseOption(itemStatuses, params.get('Status')),
  itemGroupId: parseId(params.get('ItemGroupId')),
  itemTypeId: parseId(params.get('ItemTypeId')),
  stock: parseOption(stockFilters, params.get('Stock')),
  isLabelMissing: params.get('Label') === 'missing',
  sorting: parseSorting(parseOption(staffItemSorts, params.get('Sort'))),
  page: parsePage(params),
});

export const formatItemFilter = ({
  search,
  status,
  itemGroupId,
  itemTypeId,
  stock,
  isLabelMissing,
  sorting,
  page,
}: ItemFilter): Readonly<Record<string, string>> =>
  toFilterParams({
    Search: search,
    Status: status,
    ItemGroupId: itemGroupId,
    ItemTypeId: itemTypeId,
    Stock: stock,
    Label: isLabelMissing ? 'missing' : '',
    Sort: formatSorting(sorting),
    ...formatPage(page),
  });

/** Which items a bulk change or an export covers: neither order nor page. */
export const toSelectionFilter = (filter: ItemFilter): Readonly<Record<string, string>> =>
  formatItemFilter({ ...filter, sorting: null, page: 1 });

/** The search has its own field, which shows it. */
export const countFilters = ({
  status,
  itemGroupId,
  itemTypeId,
  stock,
  isLabelMissing,
}: ItemFilter): number =>
  [status !== '', itemGroupId > 0, itemTypeId > 0, stock !== '', isLabelMissing].filter(Boolean)
    .length;

export const isFiltered = (filter: ItemFilter): boolean =>
  filter.search !== '' || countFilters(filter) > 0;
