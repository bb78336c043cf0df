import type { ImportFileStore, ImportStore, OpenImportFile } from '../ports/imports.ts';

interface ReadImportFileDeps {
  readonly imports: ImportStore;
  readonly files: ImportFileStore;
  readonly openImportFile: OpenImportFile;
}

export interface ImportFileSample {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: string;
}

/** The header, the first rows and the mapping of an import. Null when the file is no longer kept. */
export const readImportFile = async (
  { imports, files, openImportFile }: ReadImportFileDeps,
  importId: number,
  maxRows: number,
): Promise<ImportFileSample | null> => {
  const record = await imports.find(importId);
  const bytes = record && (await files.read(importId));
  const file = bytes && (await openImportFile(bytes));
  if (!file) return null;
  const rows: (readonly string[])[] = [];
  for await (const { cells, columns } of file.rows()) {
    rows.push(cells ?? Object.values(columns));
    if (rows.length === maxRows) break;
  }
  return { columns: file.header, rows, mapping: record.mapping };
};
