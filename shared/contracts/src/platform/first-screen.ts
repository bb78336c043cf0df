import { defaultCompanyId } from './names.ts';
/* What a page shows first. The server sends these responses with the page. */

export const itemsPerPage = 30;

export const maxRates = 9;

export const ratesQuery = (categoryId: number) =>
  ({ inStock: '1', pageSize: maxRates, categoryId }) as const;

interface Category {
  readonly Tint: string;
  readonly Count: number;
}

export const findRatesCategory = <C extends Category>(categories: readonly C[]): C | undefined =>
  categories.find(({ Tint, Count }) => Tint === 'fresh' && Count > 0) ??
  categories.find(({ Count }) => Count > 0);

export const itemsQuery = (itemIds: readonly number[]) =>
  ({ typeId: 0, categoryId: 0, userId: 0, PDate: '0', ids: itemIds.join() }) as const;

export const itemQuery = (itemId: number) => itemsQuery([itemId]);

const maxCategoryBanners = 8;

/** The offers that the page of a category shows. */
export const categoryBannersQuery = (categoryId: number) => ({
  companyid: defaultCompanyId,
  ItemGroupId: categoryId,
  page: 1,
  pageSize: maxCategoryBanners,
});
