import { pageRowsMax } from '@tokri/contracts';

/** One screen makes so many calls at most. */
const callsMax = 20;

/** Rows of a list as far as they were read, and how many there are. */
export interface AllRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Some rows are missing: what is summed or shown of the others is not the whole. */
export const isPart = ({ rows, total }: AllRows<unknown>): boolean => rows.length < total;

/** Every row of a list that comes in pages, at most 4,000; who shows them says when that is not all. */
export const readAll = async <Row>(
  read: (page: number, pageSize: number) => Promise<AllRows<Row>>,
): Promise<AllRows<Row>> => {
  const rows: Row[] = [];
  let total = 0;
  for (let page = 1; page <= callsMax; page += 1) {
    const answer = await read(page, pageRowsMax);
    rows.push(...answer.rows);
    total = answer.total;
    if (answer.rows.length === 0 || rows.length >= total) break;
  }
  return { rows, total };
};
