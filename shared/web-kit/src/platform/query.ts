import { notifyManager, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isApiProblem } from './api/problem.ts';
import { onLanguageChange } from './i18n/language.ts';

export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  QueryClient,
} from '@tanstack/react-query';
export type { UseQueryResult } from '@tanstack/react-query';

const staleAfterMs = 30_000;
const maxRetries = 2;
const retryDelayMs = 600;

export const shouldRetry = (count: number, error: Error): boolean =>
  count < maxRetries && isApiProblem(error) && error.isTransient && error.code !== 'offline';

/**
 * Only queries retry; mutations never do. A language change invalidates all data, because responses
 * are localised, except what a form edits (`meta.isEdited`): a form is read untranslated.
 */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        retry: shouldRetry,
        retryDelay: (count) => retryDelayMs * 2 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  onLanguageChange(
    () => void client.invalidateQueries({ predicate: ({ meta }) => meta?.isEdited !== true }),
  );
  return client;
};

/** Whether what is on the screen shows data, which offline is what was loaded before. */
export const useHasShownData = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // A query may be added while another component renders.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => cache.getAll().some((query) => query.isActive() && query.state.data !== undefined),
  );
};

interface RowsPage {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** `getNextPageParam` of a list whose pages, counted from 1, say how many rows there are in all. */
export const nextPageOfRows = (last: RowsPage, pages: readonly RowsPage[]): number | undefined =>
  pages.reduce((count, { rows }) => count + rows.length, 0) < last.total && last.rows.length > 0
    ? pages.length + 1
    : undefined;
