import { itemAdminOperations, type PriceRowResponse } from '@tokri/contracts/api';
import { callApi, loadPart } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { saveFile } from '../../../../components/save-file.ts';
import { t } from '../labels.ts';
import { toPriceQuery, type PriceFilter } from '../price-filter.ts';
import { columnNames, columnTitle } from './price-columns.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type ExportCell = string | number;

export const toExportRows = (
  prices: readonly PriceRowResponse[],
): readonly (readonly ExportCell[])[] => [
  columnNames.map(columnTitle),
  ...prices.map((price) => [
    price.UnitId,
    price.PartyId === 0 ? '' : price.PartyId,
    price.Code,
    price.Name,
    price.UnitName,
    price.TaxPercent,
    price.FromDate,
    price.RateWithTax,
    price.Rate,
    price.Mrp,
    '',
  ]),
];

const readPrices = async (
  filter: PriceFilter,
  onProgress: (part: number, parts: number) => void,
): Promise<readonly PriceRowResponse[]> => {
  const prices: PriceRowResponse[] = [];
  for (let part = 1; ; part += 1) {
    const { Parts, Rows } = await callApi(itemAdminOperations.exportPrices, {
      query: { ...toPriceQuery(filter), Part: part },
    });
    prices.push(...Rows);
    onProgress(part, Parts);
    if (part >= Parts) return prices;
  }
};

const createCsv = async (rows: readonly (readonly ExportCell[])[]): Promise<Blob> => {
  const { toCsvFile } = await loadPart(() => import('../../../../components/csv.ts'));
  return toCsvFile(rows);
};

const createXlsx = async (rows: readonly (readonly ExportCell[])[]): Promise<Blob> => {
  const { default: writeExcelFile } = await loadPart(() => import('write-excel-file/browser'));
  const [header = [], ...body] = rows;
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = body.map((row) => row.map((value) => (value === '' ? null : { value })));
  return writeExcelFile([titles, ...cells], { stickyRowsCount: 1 }).toBlob();
};

const createFile = { csv: createCsv, xlsx: createXlsx } as const;

/** Saves the current prices of all items that match and returns how many there are. */
export const exportPrices = async (
  filter: PriceFilter,
  format: ExportFormat,
  onProgress: (part: number, parts: number) => void,
): Promise<number> => {
  const prices = await readPrices(filter, onProgress);
  saveFile(
    await createFile[format](toExportRows(prices)),
    `${t('file.name')}-${today()}.${format}`,
  );
  return prices.length;
};
