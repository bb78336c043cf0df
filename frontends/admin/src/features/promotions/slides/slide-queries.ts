import { promotionOperations, type StaffSlideResponse } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { listStaffSlides } = promotionOperations;

/** A slide starts and ends by the clock. */
const pollIntervalMs = 30_000;

export const slidesKey = [listStaffSlides.operationId] as const;

export const fetchSlides = (signal?: AbortSignal): Promise<readonly StaffSlideResponse[]> =>
  callApi(listStaffSlides, { query: { page: 1, pageSize: maxPageSize }, signal });

export const useSlides = () =>
  useQuery({
    queryKey: slidesKey,
    queryFn: ({ signal }) => fetchSlides(signal),
    refetchInterval: pollIntervalMs,
  });

export const refreshSlides = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: slidesKey });
