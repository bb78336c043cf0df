import {
  billingOperations,
  type LedgerEntryResponse,
  type LedgerResponse,
} from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, readLinkedFile, saveFile, type SaveResult } from '@tokri/web-kit/platform';
import { createTableFile, type ExportRows } from '@tokri/web-kit/table-file';
import { t } from './labels.ts';
import { entryDetails } from './entry-texts.ts';
import { formatLedgerFilter, type LedgerFilter } from './ledger-filter.ts';
import { readLedgerPage } from './ledger-queries.ts';

export const statementFormats = ['pdf', 'csv', 'xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

const maxFileEntries = 10_000;

const columns = 8;
const titleRow = (): ExportRows[number] => [
  t('date'),
  t('entry'),
  t('reference'),
  t('documentDate'),
  t('details'),
  t('debit'),
  t('credit'),
  t('balance'),
];
const balanceRow = (date: string, label: string, balance: number): ExportRows[number] => [
  date,
  label,
  ...Array.from({ length: columns - 3 }, () => ''),
  balance,
];
const entryRow = (entry: LedgerEntryResponse): ExportRows[number] => [
  entry.Date,
  t(`kind.${entry.Type}`),
  entry.Reference,
  entry.DocumentDate,
  entryDetails(entry),
  entry.Debit || '',
  entry.Credit || '',
  entry.Balance,
];

export const toStatementRows = (
  ledger: Omit<LedgerResponse, 'Entries'>,
  entries: readonly LedgerEntryResponse[],
): ExportRows => [
  titleRow(),
  balanceRow(ledger.FromDate, t('opening'), ledger.OpeningBalance),
  ...entries.map(entryRow),
  balanceRow(ledger.ToDate, t('closing'), ledger.ClosingBalance),
];

interface StatementFile {
  /** Null when the span has more entries than a file takes. */
  readonly content: Blob | null;
  readonly maxEntries: number;
}

const readPdf = async (partyId: number, filter: LedgerFilter): Promise<StatementFile> => {
  const { PdfUrl, MaxEntries } = await callApi(billingOperations.linkLedgerStatement, {
    query: { PartyId: partyId, ...formatLedgerFilter(filter) },
  });
  return {
    content: PdfUrl === '' ? null : await readLinkedFile(PdfUrl),
    maxEntries: MaxEntries,
  };
};

const readTable = async (
  partyId: number,
  filter: LedgerFilter,
  format: keyof typeof createTableFile,
): Promise<StatementFile> => {
  const readPage = (page: number) =>
    readLedgerPage(partyId, filter, { page, pageSize: maxPageSize });
  const first = await readPage(1);
  if (first.EntryCount > maxFileEntries) return { content: null, maxEntries: maxFileEntries };
  const entries = [...first.Entries];
  let last = first;
  for (let page = 2; entries.length < last.EntryCount && last.Entries.length > 0; page += 1) {
    last = await readPage(page);
    entries.push(...last.Entries);
  }
  const content = await createTableFile[format](toStatementRows(last, entries));
  return { content, maxEntries: maxFileEntries };
};

export type SavedStatement =
  { readonly kind: SaveResult } | { readonly kind: 'too-long'; readonly maxEntries: number };

/** @throws ApiProblem if it cannot be read, another error if it cannot be saved */
export const saveStatement = async (
  partyId: number,
  filter: LedgerFilter,
  format: StatementFormat,
): Promise<SavedStatement> => {
  const { content, maxEntries } =
    format === 'pdf' ? await readPdf(partyId, filter) : await readTable(partyId, filter, format);
  if (!content) return { kind: 'too-long', maxEntries };
  return { kind: await saveFile(content, `ledger-${filter.fromDate}-${filter.toDate}.${format}`) };
};
