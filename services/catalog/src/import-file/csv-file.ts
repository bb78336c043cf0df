import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { ImportFileError } from '../application/ports/imports.ts';
import type { ImportFile } from '../application/ports/imports.ts';
import type { Row } from '../domain/import/row.ts';

const chunkBytes = 64 * 1024;
/** A longer record means an unclosed quote. */
const maxRecordLength = 100_000;

const options = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: maxRecordLength,
} as const;

function* splitIntoChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkBytes)
    yield bytes.subarray(from, from + chunkBytes);
}

const toImportError = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const records = typeof error.records === 'number' ? error.records : 0;
  return new ImportFileError(records + 1, 'unreadable', error.code);
};

async function* readRecords(bytes: Uint8Array): AsyncGenerator<readonly string[]> {
  const parser = parse(options);
  const source = Readable.from(splitIntoChunks(bytes), { objectMode: false });
  source.pipe(parser);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    throw toImportError(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
const withoutFormulaGuard = (value: string): string =>
  /^'[=+\-@\t\r]/u.test(value) ? value.slice(1) : value;

const readHeader = (bytes: Uint8Array): readonly string[] => {
  try {
    const [header = []] = parseSync(
      Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, maxRecordLength)),
      { ...options, to: 1 },
    );
    return header.map((name) => name.trim());
  } catch {
    return [];
  }
};

export const openCsv = async (bytes: Uint8Array): Promise<ImportFile | null> => {
  if (bytes.length === 0 || !isText(bytes)) return null;
  const header = readHeader(bytes);
  if (header.length < 2) return null;
  return {
    header,
    columns: async () => header.filter((name) => name !== ''),
    rows: async function* rows(): AsyncGenerator<Row> {
      let number = 0;
      for await (const record of readRecords(bytes)) {
        number += 1;
        if (number === 1) continue;
        yield {
          number,
          cells: record,
          columns: Object.fromEntries(
            header.flatMap((name, index) =>
              name === '' ? [] : [[name, withoutFormulaGuard(record[index] ?? '')]],
            ),
          ),
        };
      }
    },
  };
};
