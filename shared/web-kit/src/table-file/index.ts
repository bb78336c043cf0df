import { loadPart } from '@tokri/web-kit/platform';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type ExportCell = string | number;
/** The first one has the titles. */
export type ExportRows = readonly (readonly ExportCell[])[];

const createCsv = async (rows: ExportRows): Promise<Blob> => {
  const { toCsvFile } = await loadPart(() => import('./csv.ts'));
  return toCsvFile(rows);
};

const createXlsx = async (rows: ExportRows): Promise<Blob> => {
  const { default: writeExcelFile } = await loadPart(() => import('write-excel-file/browser'));
  const [header = [], ...body] = rows;
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = body.map((row) => row.map((value) => (value === '' ? null : { value })));
  return writeExcelFile([titles, ...cells], { stickyRowsCount: 1 }).toBlob();
};

/** The libraries load with the first file. */
export const createTableFile = { csv: createCsv, xlsx: createXlsx } as const;
