import papa from 'papaparse';
import { readSheet } from 'read-excel-file/browser';
import writeExcelFile from 'write-excel-file/browser';

const toText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell as string | number);
};

/** The first sheet. Loaded only when somebody uses XLSX. */
export const xlsxToCsv = async (file: Blob): Promise<Blob> => {
  const rows = await readSheet(file);
  return new Blob([papa.unparse(rows.map((row) => row.map(toText)))], { type: 'text/csv' });
};

/** All cells are texts, so codes and HSN keep their zeros. */
export const csvToXlsx = async (csv: Blob): Promise<Blob> => {
  const { data } = papa.parse<string[]>((await csv.text()).replace(/^\uFEFF/u, ''), {
    skipEmptyLines: true,
  });
  const rows = data.map((cells) => cells.map((value) => ({ value, type: String })));
  return writeExcelFile(rows).toBlob();
};
