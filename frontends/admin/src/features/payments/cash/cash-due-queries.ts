import { orderAdminOperations } from '@tokri/contracts/api';
import { callApi, callApiPage, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';

const pollIntervalMs = 30_000;
/** The order learns a moment later that its money is recorded. */
const recordedPollMs = 1_000;
const { listCashDue, sumCashDue } = orderAdminOperations;

export const useCashDue = (page: number, recordedIds: ReadonlySet<number>) =>
  useQuery({
    queryKey: [listCashDue.operationId, page],
    queryFn: ({ signal }) =>
      callApiPage(listCashDue, { query: { page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ TransactionId }) => recordedIds.has(TransactionId))
        ? recordedPollMs
        : pollIntervalMs,
  });

/** Read again when the number of the listed orders changes. */
export const useCashDueSum = (listedOrders: number | undefined) =>
  useQuery({
    queryKey: [sumCashDue.operationId, listedOrders],
    queryFn: ({ signal }) => callApi(sumCashDue, { signal }),
    placeholderData: keepPreviousData,
    enabled: listedOrders !== undefined,
  });
