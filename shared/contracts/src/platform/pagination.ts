export interface Pagination {
  readonly page: number;
  readonly pageSize: number;
}

export const paginate = <Row>(rows: readonly Row[], { page, pageSize }: Pagination): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);
