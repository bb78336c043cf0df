import { publicOperations } from '@tokri/contracts/http';
import { addressOf, callApi } from '../support/api/call-api.ts';
import {
  casedRows,
  callerOf,
  cases,
  isStream,
  prepareGround,
  requestOf,
  type CasedRow,
  type Ground,
} from './cases/index.ts';
import { expectDeclared, refusalIn } from './expectations.ts';

const rows = casedRows.filter((row) => !isStream(row));
const swapped = (name: string): string =>
  [...name]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');

describe('rows of the contract', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await prepareGround();
  });

  const goodRequest = async ({ operation, rowCase }: CasedRow) =>
    requestOf(operation, await rowCase.call(ground), callerOf(rowCase, ground));

  it('declared rows and rows with a case, compared, are the same', () => {
    expect(Object.keys(cases).sort()).toEqual(publicOperations.map(({ id }) => id).sort());
  });

  it.each(rows)('$label, called well, answers what it declares', async (row) => {
    const answer = await callApi(await goodRequest(row));
    expectDeclared(row.operation, answer);
    expect(refusalIn(answer)).toBe(row.rowCase.refusal);
  });

  it.each(rows.filter(({ operation }) => operation.choose.names.length > 0))(
    '$label, with names in another letter case, is the same row',
    async (row) => {
      const { query = {}, ...request } = await goodRequest(row);
      const answer = await callApi({
        ...request,
        query: Object.fromEntries(
          Object.entries(query).map(([name, value]) => [swapped(name), value]),
        ),
      });
      expectDeclared(row.operation, answer);
      expect(refusalIn(answer)).toBe(row.rowCase.refusal);
    },
  );

  it.each(casedRows.filter(isStream))(
    '$label, opened, streams events',
    async ({ operation, rowCase }) => {
      const { query = {} } = await rowCase.call(ground);
      const closing = new AbortController();
      const response = await fetch(addressOf({ path: operation.path, query }), {
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
