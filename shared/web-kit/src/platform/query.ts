import { QueryClient } from '@tanstack/react-query';
import { isApiProblem } from './api/problem.ts';

export { keepPreviousData, QueryClientProvider, useInfiniteQuery, useIsFetching, useMutation, useQuery, useQueryClient, QueryClient } from '@tanstack/react-query';
export type { UseQueryResult } from '@tanstack/react-query';

const freshMs = 30_000;
const retriesMax = 2;
const retryDelayMs = 600;

const mayGoWell = (count: number, error: Error): boolean => count < retriesMax && isApiProblem(error) && error.isPassing && error.code !== 'offline';

/** Reads are repeated when the failure may pass; writes never by themselves, their pages decide. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, refetchOnWindowFocus: false, networkMode: 'offlineFirst', retry: mayGoWell, retryDelay: (count) => retryDelayMs * 2 ** count },
      mutations: { networkMode: 'always', retry: false },
    },
  });
