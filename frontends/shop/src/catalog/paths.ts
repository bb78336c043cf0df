import { itemListPath } from '@tokri/contracts/platform';

export const homePath = '/home';
export const allCategoriesPath = '/all-categories';

export type ListParam =
  | 'GroupId'
  | 'TypeId'
  | 'OfferId'
  | 'Brand'
  | 'Search'
  | 'Sort'
  | 'MinPrice'
  | 'MaxPrice'
  | 'InStock';

export const listPath = (params: Partial<Record<ListParam, string | number>> = {}): string => {
  const search = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  return search.size ? `${itemListPath}?${search}` : itemListPath;
};

export const offerPath = (offerId = 0): string =>
  offerId > 0 ? `/offer-item-list?OfferId=${offerId}` : '/offer-item-list';
export const couponsPath = '/coupon-list';

export const categoryPath = (categoryId: number): string => `/sub-category?GroupId=${categoryId}`;
export const subcategoryPath = ({
  categoryId,
  subcategoryId,
}: {
  readonly categoryId: number;
  readonly subcategoryId: number;
}): string => `/subcategory-list?GroupId=${categoryId}&TypeId=${subcategoryId}`;

export const idParam = (search: URLSearchParams, name: string): number => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0;
};
