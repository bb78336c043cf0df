import { itemExportOperations, itemFileOperations } from '@tokri/contracts/api';
import type { ImportRowKind, ItemImportResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiBlob,
  callApiPage,
  keepPreviousData,
  sendForm,
  useQuery,
  readAllPages,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import type { TableFile } from './read-table-file.ts';

export type ItemImport = ItemImportResponse;

const runningPollMs = 700;
const listPollMs = 5_000;
const uploadTimeoutMs = 120_000;
const exportTimeoutMs = 300_000;
const maxPageSize = 200;

const {
  listImports,
  readItemImport,
  readImportFile,
  listImportRows,
  listImportErrors,
  listKeptItems,
} = itemFileOperations;

export const isRunning = ({ State }: Pick<ItemImport, 'State'>): boolean =>
  State === 'Waiting' || State === 'Checking' || State === 'Importing' || State === 'Undoing';

export const refreshImports = (client: QueryClient): void =>
  [
    listImports,
    readItemImport,
    readImportFile,
    listImportRows,
    listImportErrors,
    listKeptItems,
  ].forEach(({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }));

export const useImports = (page: number) =>
  useQuery({
    queryKey: [listImports.operationId, page],
    queryFn: ({ signal }) =>
      callApiPage(listImports, { query: { page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: listPollMs,
  });

export const useImport = (importId: number) =>
  useQuery({
    queryKey: [readItemImport.operationId, importId],
    queryFn: ({ signal }) => callApi(readItemImport, { query: { ImportId: importId }, signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isRunning(state.data) ? runningPollMs : false,
  });

export const useImportRows = (importId: number, kind: ImportRowKind | undefined) =>
  useQuery({
    queryKey: [listImportRows.operationId, importId, kind],
    queryFn: ({ signal }) =>
      callApi(listImportRows, { query: { ImportId: importId, Kind: kind }, signal }),
    placeholderData: keepPreviousData,
  });

export const useImportErrors = (importId: number, page: number) =>
  useQuery({
    queryKey: [listImportErrors.operationId, importId, page],
    queryFn: ({ signal }) =>
      callApiPage(listImportErrors, {
        query: { ImportId: importId, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The file of an import never changes, but its mapping does. */
export const useImportFile = (importId: number) =>
  useQuery({
    queryKey: [readImportFile.operationId, importId],
    queryFn: ({ signal }) => callApi(readImportFile, { query: { ImportId: importId }, signal }),
  });

export const useKeptItems = (importId: number) =>
  useQuery({
    queryKey: [listKeptItems.operationId, importId],
    queryFn: ({ signal }) =>
      callApiPage(listKeptItems, { query: { ImportId: importId, pageSize: maxPageSize }, signal }),
  });

export const findMapping = async (columns: readonly string[]): Promise<string | null> =>
  (
    await callApi(itemFileOperations.findImportMapping, {
      query: { Columns: columns.filter(Boolean).join('\n') },
    })
  ).Mapping;

export const sendImport = ({ name, csv }: TableFile, mapping: string) => {
  const form = new FormData();
  form.append('mapping', mapping);
  form.append('file', csv, 'items.csv');
  return sendForm(itemFileOperations.checkImport, {
    query: { FileName: name },
    form,
    timeoutMs: uploadTimeoutMs,
  });
};

const maxErrorPages = 1_000;

export const readAllErrors = (importId: number) =>
  readAllPages(
    (page, pageSize) =>
      callApiPage(listImportErrors, { query: { ImportId: importId, page, pageSize } }),
    { maxPages: maxErrorPages },
  );

export const downloadItems = (filter: Readonly<Record<string, string>>): Promise<Blob> =>
  callApiBlob(itemExportOperations.exportItems, {
    query: filter,
    timeoutMs: exportTimeoutMs,
  });
