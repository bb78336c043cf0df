import { itemOperations, offerOperations } from '@tokri/contracts/api';
import type { ItemResponse, Operation, ResponseBody } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import {
  categoryBannersQuery,
  findRatesCategory,
  itemListPath,
  itemQuery,
  itemsPerPage,
  ratesQuery,
} from '@tokri/contracts/platform';
import { maxPageSize } from '@tokri/contracts/validation';
import type { Slides } from './home-preview.ts';
import { renderHome } from './home-preview.ts';
import { renderItem, renderItemList } from './item-previews.ts';

export interface PageRequest {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string | number>>;
}

/** Responses in the order of the requests; undefined where the service did not respond. */
export type Responses = readonly unknown[];

export interface PageData {
  readonly requests: readonly PageRequest[];
  /** What depends on the first responses. */
  readonly next?: (responses: Responses) => readonly PageRequest[];
  /** The texts of the responses are in the language. */
  readonly render?: (responses: Responses, language: Language) => string;
}

type Groups = ResponseBody<typeof itemOperations.listItemGroups>;
type FilteredItems = ResponseBody<typeof itemOperations.filterItems>;

const groups: PageRequest = { operation: itemOperations.listItemGroups, query: {} };
const slides: PageRequest = { operation: itemOperations.listSliderImages, query: {} };

const id = (params: URLSearchParams, name: string): number => {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0;
};

const renderFirstList =
  (options?: { readonly hasBreadcrumbs: boolean }) =>
  ([list]: Responses, language: Language): string =>
    list === undefined
      ? ''
      : renderItemList((list as FilteredItems).Items, { ...options, language });

const itemTypes = (groupId: number): PageRequest => ({
  operation: itemOperations.listItemTypes,
  query: { ItemGroupId: groupId, pageSize: maxPageSize },
});

const categoryBanners = (groupId: number): PageRequest => ({
  operation: offerOperations.listBannersOfCompany,
  query: categoryBannersQuery(groupId),
});

const itemsOf = (filter: Readonly<Record<string, string | number>>): PageRequest => ({
  operation: itemOperations.filterItems,
  query: { ...filter, sort: 'relevance', page: 1, pageSize: itemsPerPage },
});

const homeData: PageData = {
  requests: [slides, groups],
  next: ([, loaded]) => {
    const rated = loaded === undefined ? undefined : findRatesCategory(loaded as Groups);
    return rated ? [{ operation: itemOperations.filterItems, query: ratesQuery(rated.Id) }] : [];
  },
};

/** Links with other filters are rare, and every one would be read for itself. */
const listParams = new Set(['GroupId', 'TypeId', 'Search']);
const maxSearchLength = 40;

const listData = (params: URLSearchParams): PageData | undefined => {
  const search = params.get('Search')?.trim() ?? '';
  if ([...params.keys()].some((name) => !listParams.has(name))) return undefined;
  if (search.length > maxSearchLength) return undefined;
  const [groupId, typeId] = [id(params, 'GroupId'), id(params, 'TypeId')];
  const filter = {
    ...(groupId > 0 ? { categoryId: groupId } : {}),
    ...(typeId > 0 ? { typeId } : {}),
    ...(search === '' ? {} : { search }),
  };
  return { requests: [itemsOf(filter), groups], render: renderFirstList() };
};

const itemData = (params: URLSearchParams): PageData | undefined => {
  const itemId = id(params, 'ItemId');
  if (itemId === 0) return undefined;
  return {
    requests: [
      {
        operation: itemOperations.listItemsForPlace,
        query: { ...itemQuery(itemId), pincode: '0' },
      },
    ],
    render: ([items], language) => {
      const [item] = (items as readonly ItemResponse[] | undefined) ?? [];
      return item ? renderItem(item, language) : '';
    },
  };
};

const categoryData = (params: URLSearchParams): PageData | undefined => {
  const groupId = id(params, 'GroupId');
  return groupId > 0
    ? { requests: [groups, itemTypes(groupId), categoryBanners(groupId)] }
    : undefined;
};

const subcategoryData = (params: URLSearchParams): PageData | undefined => {
  const [groupId, typeId] = [id(params, 'GroupId'), id(params, 'TypeId')];
  if (typeId === 0) return undefined;
  return {
    requests: [itemsOf({ typeId }), groups, ...(groupId > 0 ? [itemTypes(groupId)] : [])],
    render: renderFirstList({ hasBreadcrumbs: true }),
  };
};

const pages: Readonly<Record<string, (params: URLSearchParams) => PageData | undefined>> = {
  '/': () => homeData,
  '/spalsh-screen': () => homeData,
  '/splash-screen': () => homeData,
  '/home': () => ({
    ...homeData,
    render: ([first]) => (first === undefined ? '' : renderHome(first as Slides)),
  }),
  [itemListPath]: listData,
  '/single-product': itemData,
  '/all-categories': () => ({
    requests: [
      groups,
      { operation: itemOperations.listItemTypes, query: { page: 1, pageSize: maxPageSize } },
    ],
  }),
  '/sub-category': categoryData,
  '/subcategory-list': subcategoryData,
};

/** What a page shows first, for everybody who opens this address. */
export const findPageData = ({ pathname, searchParams }: URL): PageData | undefined =>
  pages[pathname]?.(searchParams);
