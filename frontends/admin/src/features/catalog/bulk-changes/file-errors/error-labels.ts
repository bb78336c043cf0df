import type { BulkChangeResponse } from '@tokri/contracts/api';
import { columnTitle as priceColumnTitle } from '../../prices/spreadsheet/price-columns.ts';
import { columnTitle as stockColumnTitle } from '../../stock/files/file-columns.ts';
import { t } from '../labels.ts';

type FileError = BulkChangeResponse['Errors'][number];

/** As the heading of the file has it. */
export const columnLabel = (column: string): string => {
  switch (column) {
    case 'UnitId':
      return priceColumnTitle('unit');
    case 'PartyId':
      return priceColumnTitle('party');
    case 'FromDate':
      return priceColumnTitle('from');
    case 'Rate':
      return priceColumnTitle('rate');
    case 'RateWithTax':
      return priceColumnTitle('withTax');
    case 'Mrp':
      return priceColumnTitle('mrp');
    case 'Counted':
      return stockColumnTitle('counted');
    default:
      return t('errors.cell');
  }
};

export const packName = ({ ItemName = '', UnitName = '' }: FileError): string =>
  [ItemName, UnitName].filter(Boolean).join(' ');

/** The row, its pack if the file names one, and the column. */
export const errorPlace = (error: FileError): string =>
  [t('row.fileRow', { row: error.Row }), packName(error), columnLabel(error.Column)]
    .filter(Boolean)
    .join(', ');
