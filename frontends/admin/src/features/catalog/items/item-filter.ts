import { staffItemSorts } from '@tokri/contracts/api';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import {
  formatSorting,
  parseSorting,
  type Sorting,
} from '../../../components/data-table/sorting.ts';

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

const parseOption = <Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | '' => options.find((option) => option === text) ?? '';

const parseNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;

export const parseItemFilter = (params: URLSearchParams): ItemFilter => ({
  search: (params.get('Search') ?? '').trim().slice(0, maxItemSearchLength),
  status: parseOption(itemStatuses, params.get('Status')),
  itemGroupId: parseNumber(params.get('ItemGroupId')),
  itemTypeId: parseNumber(params.get('ItemTypeId')),
  stock: parseOption(stockFilters, params.get('Stock')),
  sorting: parseSorting(parseOption(staffItemSorts, params.get('Sort'))),
  page: parseNumber(params.get('page')) || 1,
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
  Object.fromEntries(
    Object.entries({
      Search: search,
      Status: status,
      ItemGroupId: itemGroupId > 0 ? String(itemGroupId) : '',
      ItemTypeId: itemTypeId > 0 ? String(itemTypeId) : '',
      Stock: stock,
      Sort: formatSorting(sorting),
      page: page > 1 ? String(page) : '',
    }).filter(([, text]) => text !== ''),
  );

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
