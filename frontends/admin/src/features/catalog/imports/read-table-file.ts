import { loadPart } from '@tokri/web-kit/platform';

export const maxFileBytes = 20 * 1024 * 1024;
const sampleRows = 20;

export interface TableSample {
  readonly name: string;
  readonly columns: readonly string[];
  /** The first rows. */
  readonly rows: readonly (readonly string[])[];
}

export interface TableFile extends TableSample {
  readonly csv: Blob;
}

export type TableFileProblem = 'tooLarge' | 'noColumns' | 'unreadable' | 'wrongType';

export const acceptedTypes = '.csv,.xlsx,text/csv';

const toTableFile = async (name: string, csv: Blob): Promise<TableFile | TableFileProblem> => {
  if (csv.size > maxFileBytes) return 'tooLarge';
  const { default: papa } = await loadPart(() => import('papaparse'));
  const [header = [], ...rows] = await new Promise<string[][]>((resolve, reject) => {
    papa.parse<string[]>(csv as File, {
      preview: sampleRows + 1,
      skipEmptyLines: true,
      complete: ({ data }) => resolve(data),
      error: reject,
    });
  });
  const columns = header.map((column) => column.replace(/^\uFEFF/u, '').trim());
  return columns.filter(Boolean).length < 2 ? 'noColumns' : { name, csv, columns, rows };
};

/** Reads the columns of a file. An XLSX becomes CSV here, because the server reads only CSV. */
export const readTableFile = async (file: File): Promise<TableFile | TableFileProblem> => {
  if (file.size > maxFileBytes) return 'tooLarge';
  try {
    if (/\.xlsx$/iu.test(file.name)) {
      const { xlsxToCsv } = await loadPart(() => import('./xlsx.ts'));
      return await toTableFile(file.name, await xlsxToCsv(file));
    }
    return /\.(csv|txt)$/iu.test(file.name) ? await toTableFile(file.name, file) : 'wrongType';
  } catch {
    return 'unreadable';
  }
};
