import type { Answer } from '@tokri/service-kit/http';

/** One page of a list that stands whole in memory, with the count of all. */
export const pageOf = <T>(rows: readonly T[], { page, pageSize }: { readonly page: number; readonly pageSize: number }): Answer<T[]> => ({ total: rows.length, body: rows.slice((page - 1) * pageSize, page * pageSize) });
