import {
  itemOperations,
  orderAdminOperations,
  slotReportOperations,
  promotionOperations,
  type ItemSalesResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  isIncomplete,
  readAllPages,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import { isValidSpan, type ReportFilter, type Span } from './report-filter.ts';

const { readSalesReport, listItemSales } = orderAdminOperations;
const pollIntervalMs = 60_000;
const { readSlotFillReport } = slotReportOperations;
const maxCategories = 200;
const maxOffers = 200;

const toQuery = ({ from, to }: Span) => ({ FromDate: from, ToDate: to });

export const useSalesReport = (span: Span | null) =>
  useQuery({
    queryKey: [readSalesReport.operationId, span],
    queryFn: ({ signal }) =>
      callApi(readSalesReport, { query: toQuery(span ?? { from: '', to: '' }), signal }),
    enabled: span !== null && isValidSpan(span),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useItemSales = (filter: ReportFilter) =>
  useQuery({
    queryKey: [listItemSales.operationId, toQuery(filter), filter.page],
    queryFn: ({ signal }) =>
      callApiPage(listItemSales, {
        query: { ...toQuery(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    enabled: isValidSpan(filter),
    placeholderData: keepPreviousData,
  });

const maxReportPages = 100;

/** All pages, for a file whose last row is their sum. @throws when there are more. */
export const fetchItemSales = async (span: Span): Promise<readonly ItemSalesResponse[]> => {
  const list = await readAllPages(
    (page, pageSize) => callApiPage(listItemSales, { query: { ...toQuery(span), page, pageSize } }),
    { maxPages: maxReportPages },
  );
  if (isIncomplete(list)) throw new Error(`the report has ${list.total} rows`);
  return list.rows;
};

export const useCategories = () =>
  useQuery({
    queryKey: [itemOperations.listItemGroups.operationId],
    queryFn: ({ signal }) =>
      callApi(itemOperations.listItemGroups, { query: { pageSize: maxCategories }, signal }),
  });

export const useSlotFillReport = (span: Span | null) =>
  useQuery({
    queryKey: [readSlotFillReport.operationId, span],
    queryFn: ({ signal }) =>
      callApi(readSlotFillReport, { query: toQuery(span ?? { from: '', to: '' }), signal }),
    enabled: span !== null && isValidSpan(span),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useOffers = () =>
  useQuery({
    queryKey: [promotionOperations.listStaffOffers.operationId, 'names'],
    queryFn: ({ signal }) =>
      callApi(promotionOperations.listStaffOffers, { query: { pageSize: maxOffers }, signal }),
  });
