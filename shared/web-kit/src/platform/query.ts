import { QueryClient } from '@tanstack/react-query';
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

const freshMs = 30_000;
const retriesMax = 2;
const retryDelayMs = 600;

/** Whether a read that failed is worth repeating: `count` is how often it was repeated already. */
export const shouldRetry = (count: number, error: Error): boolean =>
  count < retriesMax && isApiProblem(error) && error.isTransient && error.code !== 'offline';

/** Reads are repeated when the failure may pass; writes never by themselves, their pages decide. Answers speak a language, so all are asked for again when it changes. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        retry: shouldRetry,
        retryDelay: (count) => retryDelayMs * 2 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  onLanguageChange(() => void client.invalidateQueries());
  return client;
};
