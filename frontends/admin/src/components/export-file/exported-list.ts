import { isIncomplete, type CollectedRows } from '@tokri/web-kit/platform';
import type { ExportFormat } from '@tokri/web-kit/table-file';
import { t } from './labels.ts';

/** The name of a file that lacks rows says so. */
export const toFileName = (
  name: string,
  list: CollectedRows<unknown>,
  format: ExportFormat = 'csv',
): string => `${isIncomplete(list) ? `${name}-${t('fileName.incomplete')}` : name}.${format}`;

/** `complete` unless rows are missing. */
export const describeExport = (list: CollectedRows<unknown>, complete: string): string =>
  isIncomplete(list) ? t('incomplete', { rows: list.rows.length, total: list.total }) : complete;
