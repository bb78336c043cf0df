import {
  itemAdminOperations,
  type PriceRowResponse,
  type ResponseBody,
} from '@tokri/contracts/api';
import { callApi, saveFile } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { createTableFile, type ExportFormat, type ExportRows } from '@tokri/web-kit/table-file';
import { t } from '../labels.ts';
import { toPriceQuery, type PriceFilter } from '../price-filter.ts';
import { columnNames, columnTitle } from './price-columns.ts';

export const toExportRows = (prices: readonly PriceRowResponse[]): ExportRows => [
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
    price.Mrp,
    '',
  ]),
];

const readPrices = async (
  filter: PriceFilter,
  onProgress: (part: number, parts: number) => void,
): Promise<readonly PriceRowResponse[]> => {
  const prices: PriceRowResponse[] = [];
  let after: number | null = 0;
  for (let part = 1; after !== null; part += 1) {
    const query = { ...toPriceQuery(filter), Part: part, After: after };
    const page: ResponseBody<typeof itemAdminOperations.exportPrices> = await callApi(
      itemAdminOperations.exportPrices,
      { query },
    );
    prices.push(...page.Rows);
    onProgress(part, page.Parts);
    after = page.After ?? null;
  }
  return prices;
};

/** Saves the current prices of all items that match and returns how many there are. */
export const exportPrices = async (
  filter: PriceFilter,
  format: ExportFormat,
  onProgress: (part: number, parts: number) => void,
): Promise<number> => {
  const prices = await readPrices(filter, onProgress);
  await saveFile(
    await createTableFile[format](toExportRows(prices)),
    `${t('file.name')}-${today()}.${format}`,
  );
  return prices.length;
};
