import { pageOf, type Page } from '@tokri/contracts';

/** The answer with one page of a list that stands whole in memory, and the count of all. */
export const pagedAnswer = <Row>(
  rows: readonly Row[],
  page: Page,
): { readonly total: number; readonly body: Row[] } => ({
  total: rows.length,
  body: pageOf(rows, page),
});
