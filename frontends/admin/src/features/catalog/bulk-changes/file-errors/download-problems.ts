import {
  itemAdminOperations,
  type BulkChangeResponse,
  type BulkChangeRowResponse,
} from '@tokri/contracts/api';
import { callApiPage, loadPart, readAllPages, saveFile } from '@tokri/web-kit/platform';
import { problemText, rowName } from '../bulk-change-text.ts';
import { toFileName } from '../../../../components/export-file/exported-list.ts';
import { columnLabel, packName } from './error-labels.ts';
import { t } from '../labels.ts';

const maxProblemPages = 500;

const readProblems = (BatchId: string) =>
  readAllPages(
    (page, pageSize) =>
      callApiPage(itemAdminOperations.listBulkChangeRows, {
        query: { BatchId, Show: 'problems', page, pageSize },
      }),
    { maxPages: maxProblemPages },
  );

export const toProblemRows = (
  { Errors }: Pick<BulkChangeResponse, 'Errors'>,
  problems: readonly BulkChangeRowResponse[],
): readonly (readonly string[])[] => [
  [t('errors.row'), t('column.item'), t('errors.column'), t('errors.message')],
  ...Errors.map((error) => [
    String(error.Row),
    packName(error),
    columnLabel(error.Column),
    error.Message,
  ]),
  ...problems.map((row) => {
    const number = row.FileRow > 0 ? String(row.FileRow) : '';
    return [number, rowName(row), '', problemText(row)];
  }),
];

export const downloadProblems = async (change: BulkChangeResponse): Promise<void> => {
  const [problems, { toCsvFile }] = await Promise.all([
    readProblems(change.BatchId),
    loadPart(() => import('@tokri/web-kit/csv')),
  ]);
  await saveFile(
    toCsvFile(toProblemRows(change, problems.rows)),
    toFileName(`${t('errors.file')}-${change.BatchId.slice(0, 8)}`, problems),
  );
};
