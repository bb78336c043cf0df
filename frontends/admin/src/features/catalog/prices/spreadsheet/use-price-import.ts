import { itemAdminOperations } from '@tokri/contracts/api';
import { maxImportRows } from '@tokri/contracts/validation';
import {
  isApiProblem,
  newUuid,
  sendCommand,
  useMutation,
  useNavigate,
} from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from '../labels.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { isSpreadsheet, parseFile } from './parse-file.ts';
import {
  columnTitle,
  findMissingColumns,
  readColumnNames,
  type ColumnName,
} from './price-columns.ts';
import { findColumns, toImportRows, type ImportRow } from './read-rows.ts';

const titles = Object.fromEntries(
  readColumnNames.map((name) => [name, [en[`file.${name}`], hi[`file.${name}`]]]),
) as unknown as Readonly<Record<ColumnName, readonly string[]>>;

class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

const readFile = async (file: File): Promise<readonly ImportRow[]> => {
  const [header = [], ...rows] = await parseFile(file).catch(() => {
    throw new UnusableFile(t('import.unreadable'));
  });
  const columns = findColumns(header, titles);
  const missing = findMissingColumns(columns);
  if (missing.length > 0)
    throw new UnusableFile(t('import.columns', { columns: missing.map(columnTitle).join(', ') }));
  const imported = toImportRows(rows, columns);
  if (imported.length === 0) throw new UnusableFile(t('import.empty'));
  if (imported.length > maxImportRows)
    throw new UnusableFile(t('import.tooMany', { max: maxImportRows }));
  return imported;
};

const upload = (BatchId: string, FromDate: string, rows: readonly ImportRow[]) => {
  const form = new FormData();
  form.append('BatchId', BatchId);
  form.append('FromDate', FromDate);
  form.append('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
  return sendCommand(itemAdminOperations.preparePriceImport, { form });
};

/** Reads the file here, sends its rows, and opens the preview. */
export const usePriceImport = () => {
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ file, from }: { readonly file: File; readonly from: string }) => {
      const rows = await readFile(file);
      const batchId = newUuid();
      return { batchId, result: await upload(batchId, from, rows) };
    },
  });
  const run = async (file: File | undefined, from: string): Promise<void> => {
    if (!file || !isSpreadsheet(file)) return setError(t('import.fileInvalid'));
    try {
      const { batchId, result } = await mutateAsync({ file, from });
      if (result.kind === 'rejected') setError(result.message);
      else void navigate(`/admin/prices/changes/${batchId}`);
    } catch (failure) {
      const isKnown = failure instanceof UnusableFile || isApiProblem(failure);
      setError(isKnown ? failure.message : t('import.unreadable'));
    }
  };
  return { run, error, clearError: () => setError(''), isBusy: isPending };
};
