import { itemAdminOperations, type BulkChangeResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';

const { listBulkChanges, readBulkChange, listBulkChangeRows, listStaffItems, listPrices } =
  itemAdminOperations;

const progressPollMs = 700;

export const isActive = ({ State }: Pick<BulkChangeResponse, 'State'>): boolean =>
  State === 'running' || State === 'undoing';

export const useBulkChange = (BatchId: string) =>
  useQuery({
    queryKey: [readBulkChange.operationId, BatchId],
    queryFn: ({ signal }) => callApi(readBulkChange, { query: { BatchId }, signal }),
    refetchInterval: ({ state }) => (state.data && isActive(state.data) ? progressPollMs : false),
  });

export interface RowsPage {
  readonly page: number;
  readonly hasProblems: boolean;
}

export const useBulkChangeRows = (
  { BatchId, State }: Pick<BulkChangeResponse, 'BatchId' | 'State'>,
  { page, hasProblems }: RowsPage,
) =>
  useQuery({
    queryKey: [listBulkChangeRows.operationId, BatchId, State, page, hasProblems],
    queryFn: ({ signal }) =>
      callApiPage(listBulkChangeRows, {
        query: {
          BatchId,
          ...(hasProblems ? { Show: 'problems' as const } : {}),
          page,
          pageSize: rowsPerPage,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const useBulkChanges = (page: number) =>
  useQuery({
    queryKey: [listBulkChanges.operationId, page],
    queryFn: ({ signal }) =>
      callApiPage(listBulkChanges, { query: { page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const refreshBulkChanges = (client: QueryClient): void =>
  [listBulkChanges, readBulkChange, listBulkChangeRows, listStaffItems, listPrices].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );
