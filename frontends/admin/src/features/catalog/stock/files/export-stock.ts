import {
  itemAdminOperations,
  type ExportedStockResponse,
  type ResponseBody,
} from '@tokri/contracts/api';
import { callApi, saveFile } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { createTableFile, type ExportFormat, type ExportRows } from '@tokri/web-kit/table-file';
import { t } from '../labels.ts';
import { columnNames, columnTitle } from './file-columns.ts';

export const toExportRows = (stocks: readonly ExportedStockResponse[]): ExportRows => [
  columnNames.map(columnTitle),
  ...stocks.map((stock) => [
    stock.UnitId,
    stock.Code,
    stock.Name,
    stock.UnitName,
    stock.Counted,
    stock.SetAside,
    stock.Free,
    stock.IsWithdrawn ? t('file.yes') : '',
  ]),
];

const readStock = async (
  locationId: number,
  onProgress: (part: number, parts: number) => void,
): Promise<readonly ExportedStockResponse[]> => {
  const stocks: ExportedStockResponse[] = [];
  let after: number | null = 0;
  for (let part = 1; after !== null; part += 1) {
    const query = { LocationId: locationId, Part: part, After: after };
    const page: ResponseBody<typeof itemAdminOperations.exportStock> = await callApi(
      itemAdminOperations.exportStock,
      { query },
    );
    stocks.push(...page.Rows);
    onProgress(part, page.Parts);
    after = page.After ?? null;
  }
  return stocks;
};

/** Saves the stock of a location and returns how many packs there are. */
export const exportStock = async (
  { id, name }: { readonly id: number; readonly name: string },
  format: ExportFormat,
  onProgress: (part: number, parts: number) => void,
): Promise<number> => {
  const stocks = await readStock(id, onProgress);
  const fileName = [t('file.name'), name, today()].filter(Boolean).join('-');
  await saveFile(await createTableFile[format](toExportRows(stocks)), `${fileName}.${format}`);
  return stocks.length;
};
