import { publicOperations } from '@tokri/contracts/api';
import { apiUrl, callApi } from '../support/api/call-api.ts';
import {
  testedOperations,
  findCaller,
  operationCases,
  isStream,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type Fixture,
} from './cases/index.ts';
import { expectDeclaredResponse, readErrorCode } from './expectations.ts';

const rows = testedOperations.filter((row) => !isStream(row));
const swapped = (name: string): string =>
  [...name]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');

describe('rows of the contract', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const goodRequest = async ({ operation, operationCase: rowCase }: TestedOperation) =>
    toApiRequest(operation, await rowCase.buildInput(fixture), findCaller(rowCase, fixture));

  it('declared rows and rows with a case, compared, are the same', () => {
    expect(Object.keys(operationCases).sort()).toEqual(publicOperations.map(({ operationId: id }) => id).sort());
  });

  it.each(rows)('$label, called well, answers what it declares', async (row) => {
    const response = await callApi(await goodRequest(row));
    expectDeclaredResponse(row.operation, response);
    expect(readErrorCode(response)).toBe(row.operationCase.expectedCode);
  });

  it.each(rows.filter(({ operation }) => operation.match.names.length > 0))(
    '$label, with names in another letter case, is the same row',
    async (row) => {
      const { query = {}, ...request } = await goodRequest(row);
      const response = await callApi({
        ...request,
        query: Object.fromEntries(
          Object.entries(query).map(([name, value]) => [swapped(name), value]),
        ),
      });
      expectDeclaredResponse(row.operation, response);
      expect(readErrorCode(response)).toBe(row.operationCase.expectedCode);
    },
  );

  it.each(testedOperations.filter(isStream))(
    '$label, opened, streams events',
    async ({ operation, operationCase: rowCase }) => {
      const { query = {} } = await rowCase.buildInput(fixture);
      const closing = new AbortController();
      const response = await fetch(apiUrl({ path: operation.path, query }), {
        headers: { accept: 'text/event-stream' },
        signal: closing.signal,
      });
      const first = await response.body?.getReader().read();
      closing.abort();
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
      ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
      expect(new TextDecoder().decode(first?.value as Uint8Array | undefined)).toMatch(
        /^retry: \d+\n\n/,
      );
    },
  );
});
