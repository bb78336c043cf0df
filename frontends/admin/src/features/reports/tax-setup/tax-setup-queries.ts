import { billingOperations, itemAdminOperations } from '@tokri/contracts/api';
import { callApi, callApiPage, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';

const { listTaxGroups } = itemAdminOperations;
const { listBillSeries } = billingOperations;

export const useTaxGroups = (page: number) =>
  useQuery({
    queryKey: [listTaxGroups.operationId, page],
    queryFn: ({ signal }) =>
      callApiPage(listTaxGroups, { query: { page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const useBillSeries = () =>
  useQuery({
    queryKey: [listBillSeries.operationId],
    queryFn: ({ signal }) => callApi(listBillSeries, { signal }),
  });
