import { itemListPath } from '@tokri/contracts';

/** Addresses of pages, as section 2 spells them; ids travel in the query. */
export const homePath = '/home';
export const allCategoriesPath = '/all-categories';

/** Names that the item list keeps in its address. */
export type ListName =
  | 'GroupId'
  | 'TypeId'
  | 'OfferId'
  | 'Brand'
  | 'Search'
  | 'Sort'
  | 'MinPrice'
  | 'MaxPrice'
  | 'InStock';

export const listPath = (wish: Partial<Record<ListName, string | number>> = {}): string => {
  const search = new URLSearchParams(
    Object.entries(wish).map(([name, value]) => [name, String(value)]),
  );
  return search.size ? `${itemListPath}?${search}` : itemListPath;
};

/** The goods of one offer; without one, of all that run. */
export const offerPath = (offerId = 0): string =>
  offerId > 0 ? `/offer-item-list?OfferId=${offerId}` : '/offer-item-list';
export const couponsPath = '/coupon-list';

export const groupPath = (groupId: number): string => `/sub-category?GroupId=${groupId}`;
export const typePath = ({
  groupId,
  typeId,
}: {
  readonly groupId: number;
  readonly typeId: number;
}): string => `/subcategory-list?GroupId=${groupId}&TypeId=${typeId}`;

/** An id of an address; 0 when it is none. */
export const idIn = (search: URLSearchParams, name: string): number => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0;
};
