/** Which rows of a list are asked for (`api-contract.md` rule 6). */
export interface Pagination {
  /** From 1. */
  readonly page: number;
  /** 1 to `pageRowsMax`. */
  readonly pageSize: number;
}

/** One page of a list that stands whole in memory; empty beyond its end. */
export const paginate = <Row>(rows: readonly Row[], { page, pageSize }: Pagination): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);
