import * as z from 'zod/mini';
import { commandResponse } from '../../operation/command-response.ts';
import { noParams, operation, params } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { base, staffItems } from '../item-schemas.ts';

export const importSampleRows = 20;
/** Fits into the body of a request, with every field mapped by rules. */
const maxMappingLength = 50_000;

export const importFileOperations = {
  readImportFile: operation({
    ...base,
    operationId: 'read-import-file',
    specId: 'I64',
    method: 'GET',
    path: '/api/admin/catalog/import-file',
    match: params('ImportId'),
    query: z.object({ ImportId: f.idParam }),
    auth: staffItems,
    response: z.object({
      Columns: z.array(z.string()),
      Rows: z.array(z.array(z.string())),
      Mapping: z.string(),
    }),
    summary: `The columns of the file of an import, its first ${importSampleRows} rows and the mapping; the file is kept for 30 days. An empty mapping is the default one.`,
  }),
  recheckImport: operation({
    ...base,
    operationId: 'recheck-import',
    specId: 'I63',
    method: 'POST',
    path: '/api/admin/catalog/import-recheck',
    match: noParams,
    auth: staffItems,
    body: z.object({ ImportId: f.id, Mapping: z.string().check(z.maxLength(maxMappingLength)) }),
    response: commandResponse,
    errorCodes: ['import-not-checked', 'bad-mapping'],
    summary: 'Checks the file of a checked import again with another mapping. Writes no item.',
  }),
};
