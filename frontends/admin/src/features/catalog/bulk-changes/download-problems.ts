import {
  itemAdminOperations,
  type BulkChangeResponse,
  type BulkChangeRowResponse,
} from '@tokri/contracts/api';
import { callApiPage, loadPart } from '@tokri/web-kit/platform';
import { rowName } from './bulk-change-text.ts';
import { saveFile } from '../../../components/save-file.ts';
import { t } from './labels.ts';

const pageSize = 200;

const readProblems = async (BatchId: string): Promise<readonly BulkChangeRowResponse[]> => {
  const found: BulkChangeRowResponse[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await callApiPage(itemAdminOperations.listBulkChangeRows, {
      query: { BatchId, Show: 'problems', page, pageSize },
    });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
};

export const toProblemRows = (
  { Errors }: Pick<BulkChangeResponse, 'Errors'>,
  problems: readonly BulkChangeRowResponse[],
): readonly (readonly string[])[] => [
  [t('errors.row'), t('column.item'), t('errors.column'), t('errors.rule'), t('errors.message')],
  ...Errors.map(({ Row, Column, Rule, Message }) => [String(Row), '', Column, Rule, Message]),
  ...problems.map((row) => {
    const problem = row.Rejection ?? row.Failure;
    const number = row.FileRow > 0 ? String(row.FileRow) : '';
    return [number, rowName(row), '', problem?.Code ?? '', problem?.Message ?? ''];
  }),
];

export const downloadProblems = async (change: BulkChangeResponse): Promise<void> => {
  const [problems, { toCsvFile }] = await Promise.all([
    readProblems(change.BatchId),
    loadPart(() => import('../../../components/csv.ts')),
  ]);
  saveFile(
    toCsvFile(toProblemRows(change, problems)),
    `${t('errors.file')}-${change.BatchId.slice(0, 8)}.csv`,
  );
};
