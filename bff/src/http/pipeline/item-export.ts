import { pipeline } from 'node:stream/promises';
import { itemFileOperations } from '@tokri/contracts/api';
import { itemFileColumns } from '@tokri/contracts/validation';
import { stringify } from 'csv-stringify';
import type { Forward, ForwardedRequest } from '../../forwarding/forward.ts';
import type { LocalHandler } from './handle-locally.ts';
import { toForwardedHeaders } from './forwarded-headers.ts';
import { toUpstreamProblem } from './upstream-problem.ts';
import { UpstreamError } from '../../upstreams/upstream-error.ts';

interface ExportPage {
  readonly Rows: readonly (readonly string[])[];
  readonly After: number | null;
}

/** RFC 4180 with a byte order mark, which spreadsheets need to read Hindi. */
const csvOptions = { bom: true, record_delimiter: 'windows', escape_formulas: true } as const;

const toQuery = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const createPageReader = (
  forward: Forward,
  request: Pick<ForwardedRequest, 'headers' | 'subject'> & { readonly filter: object },
) => {
  const { filter, ...caller } = request;
  return async (after: number): Promise<ExportPage> => {
    const { status, body } = await forward({
      ...caller,
      operation: itemFileOperations.listExportRows,
      query: { ...toQuery(filter), After: String(after) },
    });
    if (status !== 200) throw new UpstreamError('invalid-response', `responded ${status}`);
    return JSON.parse(body.toString('utf8')) as ExportPage;
  };
};

async function* listRows(
  first: ExportPage,
  readPage: (after: number) => Promise<ExportPage>,
): AsyncGenerator<readonly string[]> {
  yield itemFileColumns;
  let page = first;
  yield* page.Rows;
  while (page.After !== null) {
    page = await readPage(page.After);
    yield* page.Rows;
  }
}

/**
 * Sends the file while catalog is read page by page, so its size does not matter to any memory. A
 * failure after the first page ends the connection: half a file must not look like a whole one.
 */
export const createItemExportHandler =
  (forward: Forward): LocalHandler =>
  async ({ query, caller }, request, response) => {
    const readPage = createPageReader(forward, {
      headers: toForwardedHeaders(request),
      subject: caller && String(caller.userId),
      filter: query as object,
    });
    const first = await readPage(0).catch((error: unknown) => {
      throw toUpstreamProblem(error);
    });
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    await pipeline(listRows(first, readPage), stringify(csvOptions), response).catch(() => {
      response.destroy();
    });
  };
