import { paginate, type Pagination } from '@tokri/contracts/platform';

export const toPagedResponse = <Row>(
  rows: readonly Row[],
  pagination: Pagination,
): { readonly total: number; readonly body: Row[] } => ({
  total: rows.length,
  body: paginate(rows, pagination),
});
