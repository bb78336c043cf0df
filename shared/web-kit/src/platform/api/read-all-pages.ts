import { maxPageSize } from '@tokri/contracts/validation';

const defaultMaxPages = 20;

export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const isIncomplete = ({ rows, total }: CollectedRows<unknown>): boolean =>
  rows.length < total;

/** `total` is that of the last page, so a list that grows or shrinks meanwhile ends. */
export const readAllPages = async <Row>(
  fetchPage: (page: number, pageSize: number) => Promise<CollectedRows<Row>>,
  { maxPages = defaultMaxPages }: { readonly maxPages?: number } = {},
): Promise<CollectedRows<Row>> => {
  const rows: Row[] = [];
  let total = 0;
  for (let page = 1; page <= maxPages; page += 1) {
    const response = await fetchPage(page, maxPageSize);
    rows.push(...response.rows);
    total = response.total;
    if (response.rows.length === 0 || rows.length >= total) break;
  }
  return { rows, total };
};
