import { fields, type Operation } from '@tokri/contracts/http';
import { callApi, type ApiAnswer, type ApiRequest } from '../support/api/call-api.ts';
import {
  callerOf,
  casedRows,
  prepareGround,
  requestOf,
  type CasedRow,
  type GoodCall,
  type Ground,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const paged = casedRows.filter(({ operation }) => operation.paged);
const { maxSize } = fields.paging;

/** The rows of a list, also of the one row whose list stands in an object. */
const listIn = ({ body }: ApiAnswer): readonly unknown[] =>
  Array.isArray(body)
    ? (body as readonly unknown[])
    : (body as { readonly Items: readonly unknown[] }).Items;
const totalOf = ({ headers }: ApiAnswer): number => Number(headers.get('x-total-count') ?? 'NaN');
const linkTo = ({ headers }: ApiAnswer, rel: string): string | undefined =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];

describe('lists that can grow', () => {
  let ground: Ground;
  const calls = new Map<string, Promise<GoodCall>>();
  beforeAll(async () => {
    ground = await prepareGround();
  });

  const request = async ({ operation, rowCase }: CasedRow): Promise<ApiRequest> => {
    const call = calls.get(operation.id) ?? Promise.resolve(rowCase.call(ground));
    calls.set(operation.id, call);
    return requestOf(operation, await call, callerOf(rowCase, ground));
  };
  const page = async (
    row: CasedRow,
    names: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer> => {
    const whole = await request(row);
    return callApi({
      ...whole,
      query: { ...Object.fromEntries(new URLSearchParams(whole.query)), ...names },
    });
  };
  const follow = async (row: CasedRow, link: string): Promise<ApiAnswer> => {
    const { pathname, searchParams } = new URL(link, 'http://shop');
    return callApi({ ...(await request(row)), path: pathname, query: searchParams });
  };
  const pathOf = (link: string | undefined): string | undefined => link?.split('?')[0];
  const fewer = (total: number): number => Math.min(1, total);

  it.each(paged)(
    '$label, asked for one at a time, tells the count of all and leads on and back',
    async (row) => {
      const first = await page(row, { pageSize: '1' });
      const total = totalOf(first);
      expect([first.status, listIn(first).length, Number.isInteger(total)]).toEqual([
        200,
        fewer(total),
        true,
      ]);
      expect(linkTo(first, 'prev')).toBeUndefined();
      if (total < 2) return;
      expect(pathOf(linkTo(first, 'next'))).toBe(row.operation.path);
      const second = await follow(row, linkTo(first, 'next') ?? '');
      expect([second.status, listIn(second).length, totalOf(second)]).toEqual([200, 1, total]);
      expect(listIn(second)).not.toEqual(listIn(first));
      expect(listIn(await follow(row, linkTo(second, 'prev') ?? ''))).toEqual(listIn(first));
    },
  );

  it.each(paged)(
    '$label, asked for without a size, leads on exactly when there is more',
    async (row) => {
      const answer = await page(row, {});
      expect({ more: linkTo(answer, 'next') !== undefined }).toEqual({
        more: listIn(answer).length < totalOf(answer),
      });
      const next = linkTo(answer, 'next');
      if (next !== undefined) expect(listIn(await follow(row, next)).length).toBeGreaterThan(0);
    },
  );

  it.each(paged)('$label, asked for far too many, is cut to the most there is', async (row) => {
    const answer = await page(row, { pageSize: '100000' });
    expect([answer.status, listIn(answer).length]).toEqual([
      200,
      Math.min(maxSize, totalOf(answer)),
    ]);
  });

  it.each(paged)('$label, asked for a page beyond the last, answers an empty list', async (row) => {
    const answer = await page(row, { page: '99999', pageSize: '50' });
    expect([answer.status, listIn(answer), linkTo(answer, 'next')]).toEqual([200, [], undefined]);
  });

  it.each(paged)('$label, asked for a page or size that is none, is 400 naming it', async (row) => {
    for (const name of ['page', 'pageSize']) {
      for (const value of ['0', '-1', '1.5', 'x', '9999999999', '{"$gt":""}'])
        expect(
          expectProblem(await page(row, { [name]: value }), 'bad-input').errors?.[0]?.field,
        ).toBe(name);
    }
  });

  it('rows that answer one thing, asked for a page, are 400', async () => {
    const single = casedRows.filter(
      ({ operation }: { operation: Operation }) =>
        operation.method === 'GET' && !operation.paged && !operation.writes,
    );
    for (const row of single) expectProblem(await page(row, { page: '1' }), 'unknown-parameters');
  });
});
