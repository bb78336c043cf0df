import type { CommandResponseEntry } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import type { UploadedFile } from '@tokri/service-kit/http';
import type { OpenImportFile } from '../../application/ports/imports.ts';
import { defaultMapping } from '../../domain/import/mapping.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { readMapping, type MappingFault } from './mapping-schema.ts';

type ImportForm =
  | {
      readonly ok: true;
      readonly value: {
        readonly bytes: Uint8Array;
        readonly header: readonly string[];
        readonly mapping: string;
      };
    }
  | { readonly ok: false; readonly code: 'bad-mapping'; readonly fault: MappingFault }
  | { readonly ok: false; readonly code: 'not-a-csv' };

/** The names of fields read the same in every language. */
const mappingDetail = ({ path, message }: MappingFault, language: Language): string | undefined =>
  language === 'en' ? [path, message].filter(Boolean).join(': ') : path || undefined;

export const badMappingEntry = (fault: MappingFault, language: Language): CommandResponseEntry =>
  errorEntry('bad-mapping', language, mappingDetail(fault, language));

export const formErrorEntry = (
  form: Extract<ImportForm, { readonly ok: false }>,
  language: Language,
): CommandResponseEntry =>
  form.code === 'bad-mapping'
    ? badMappingEntry(form.fault, language)
    : errorEntry(form.code, language);

/** Checks what can be checked without reading the rows. */
export const readImportForm = async (
  openImportFile: OpenImportFile,
  {
    file,
    mapping = '',
  }: { readonly file: UploadedFile | undefined; readonly mapping: string | undefined },
): Promise<ImportForm> => {
  if (!file)
    throw new ProblemError('bad-input', 'The part `file` is missing.', [
      { field: 'file', rule: 'required', message: 'is missing' },
    ]);
  const parsed = mapping === '' ? null : readMapping(mapping);
  if (parsed && !parsed.ok) return { ok: false, code: 'bad-mapping', fault: parsed.fault };
  const opened = await openImportFile(file.buffer);
  if (!opened) return { ok: false, code: 'not-a-csv' };
  return { ok: true, value: { bytes: file.buffer, header: opened.header, mapping } };
};

/** For a stored mapping. Null when a later release no longer understands it. */
export const parseMapping = (json: string): ItemMapping | null => {
  if (json === '') return defaultMapping;
  const parsed = readMapping(json);
  return parsed.ok ? parsed.mapping : null;
};
