import { itemAdminOperations } from '@tokri/contracts/api';
import {
  isApiProblem,
  newUuid,
  sendCommand,
  useMutation,
  useNavigate,
} from '@tokri/web-kit/platform';
import { useState } from 'react';
import { isSpreadsheet } from '../../prices/spreadsheet/parse-file.ts';
import { t } from '../labels.ts';
import { readCounts, UnusableFile, type CountRow } from './read-counts.ts';

const upload = (BatchId: string, locationId: number, rows: readonly CountRow[]) => {
  const form = new FormData();
  form.append('BatchId', BatchId);
  form.append('LocationId', String(locationId));
  form.append('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
  return sendCommand(itemAdminOperations.prepareStockImport, { form });
};

/** Reads the file here, sends its rows, and opens the preview. */
export const useStockImport = (locationId: number) => {
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const rows = await readCounts(file);
      const batchId = newUuid();
      return { batchId, result: await upload(batchId, locationId, rows) };
    },
  });
  const run = async (file: File | undefined): Promise<void> => {
    if (!file || !isSpreadsheet(file)) return setError(t('import.fileInvalid'));
    try {
      const { batchId, result } = await mutateAsync(file);
      if (result.kind === 'rejected') setError(result.message);
      else void navigate(`/admin/stock/changes/${batchId}`);
    } catch (failure) {
      const isKnown = failure instanceof UnusableFile || isApiProblem(failure);
      setError(isKnown ? failure.message : t('import.unreadable'));
    }
  };
  return { run, error, clearError: () => setError(''), isBusy: isPending };
};
