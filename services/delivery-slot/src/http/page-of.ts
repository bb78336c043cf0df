interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a list that stands whole in memory, with the count of all. */
export const pageOf = <T>(rows: readonly T[], { page, pageSize }: Page): { readonly total: number; readonly body: T[] } => ({ total: rows.length, body: rows.slice((page - 1) * pageSize, page * pageSize) });
