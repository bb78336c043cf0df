import { maxPageSize } from '@tokri/contracts/validation';

/** One screen makes so many calls at most. */
const maxPages = 20;

/** Rows of a list as far as they were read, and how many there are. */
export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Some rows are missing: what is summed or shown of the others is not the whole. */
export const isIncomplete = ({ rows, total }: CollectedRows<unknown>): boolean =>
  rows.length < total;

/** Every row of a list that comes in pages, at most 4,000; who shows them says when that is not all. */
export const readAllPages = async <Row>(
  fetchPage: (page: number, pageSize: number) => Promise<CollectedRows<Row>>,
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
