import { auditOperations, type AuditEntryResponse } from '@tokri/contracts/api';
import { callApi, keepPreviousData, useInfiniteQuery } from '@tokri/web-kit/platform';
import { toAuditQuery, type AuditFilter } from './audit-filter.ts';

const { listAuditEntries } = auditOperations;

const entriesPerPage = 50;
const exportPageSize = 200;
const maxExported = 5_000;

export const useAuditEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [listAuditEntries.operationId, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listAuditEntries, {
        query: {
          ...toAuditQuery(filter),
          Before: pageParam || undefined,
          Limit: entriesPerPage,
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next || undefined,
    placeholderData: keepPreviousData,
  });

export interface AuditExport {
  readonly entries: readonly AuditEntryResponse[];
  readonly isComplete: boolean;
}

/** The newest entries that match; older ones need a narrower filter. */
export const readAuditExport = async (filter: AuditFilter): Promise<AuditExport> => {
  const entries: AuditEntryResponse[] = [];
  let before: string | undefined;
  do {
    const page = await callApi(listAuditEntries, {
      query: { ...toAuditQuery(filter), Before: before, Limit: exportPageSize },
    });
    entries.push(...page.Entries);
    before = page.Next || undefined;
  } while (before !== undefined && entries.length < maxExported);
  return { entries, isComplete: before === undefined };
};
