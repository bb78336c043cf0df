import { billingOperations, type LedgerResponse } from '@tokri/contracts/api';
import { callApi, useInfiniteQuery } from '@tokri/web-kit/platform';
import { formatLedgerFilter, isValidLedgerSpan, type LedgerFilter } from './ledger-filter.ts';

const entriesPerPage = 50;

export const readLedgerPage = (
  partyId: number,
  filter: LedgerFilter,
  {
    page,
    pageSize,
    signal,
  }: { readonly page: number; readonly pageSize: number; readonly signal?: AbortSignal },
): Promise<LedgerResponse> =>
  callApi(billingOperations.readLedger, {
    query: { PartyId: partyId, ...formatLedgerFilter(filter), page, pageSize },
    ...(signal ? { signal } : {}),
  });

export const countLoaded = (pages: readonly LedgerResponse[]): number =>
  pages.reduce((count, { Entries }) => count + Entries.length, 0);

export const useLedger = (partyId: number, filter: LedgerFilter) =>
  useInfiniteQuery({
    queryKey: [billingOperations.readLedger.operationId, partyId, filter],
    enabled: isValidLedgerSpan(filter),
    queryFn: ({ pageParam, signal }) =>
      readLedgerPage(partyId, filter, { page: pageParam, pageSize: entriesPerPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (lastPage, pages) =>
      countLoaded(pages) < lastPage.EntryCount && lastPage.Entries.length > 0
        ? pages.length + 1
        : undefined,
  });
