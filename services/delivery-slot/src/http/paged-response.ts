import { paginate, type Pagination } from '@tokri/contracts/platform';

/** The answer with one page of a list that stands whole in memory, and the count of all. */
export const toPagedResponse = <Row>(
  rows: readonly Row[],
  pagination: Pagination,
): { readonly total: number; readonly body: Row[] } => ({
  total: rows.length,
  body: paginate(rows, pagination),
});
