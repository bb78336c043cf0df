import { fields, type Operation } from '@tokri/contracts/api';
import { callApi, type ApiResponse, type ApiRequest } from '../support/api/call-api.ts';
import {
  findCaller,
  testedOperations,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
  type Fixture,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const paged = testedOperations.filter(({ operation }) => operation.isPaginated);
const { maxSize } = fields.paginationLimits;

/** The rows of a list, also of the one row whose list stands in an object. */
const listIn = ({ body }: ApiResponse): readonly unknown[] =>
  Array.isArray(body)
    ? (body as readonly unknown[])
    : (body as { readonly Items: readonly unknown[] }).Items;
const totalOf = ({ headers }: ApiResponse): number => Number(headers.get('x-total-count') ?? 'NaN');
const linkTo = ({ headers }: ApiResponse, rel: string): string | undefined =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];

describe('lists that can grow', () => {
  let fixture: Fixture;
  const calls = new Map<string, Promise<ValidInput>>();
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const request = async ({ operation, operationCase: rowCase }: TestedOperation): Promise<ApiRequest> => {
    const call = calls.get(operation.operationId) ?? Promise.resolve(rowCase.buildInput(fixture));
    calls.set(operation.operationId, call);
    return toApiRequest(operation, await call, findCaller(rowCase, fixture));
  };
  const page = async (
    row: TestedOperation,
    names: Readonly<Record<string, string>>,
  ): Promise<ApiResponse> => {
    const whole = await request(row);
    return callApi({
      ...whole,
      query: { ...Object.fromEntries(new URLSearchParams(whole.query)), ...names },
    });
  };
  const follow = async (row: TestedOperation, link: string): Promise<ApiResponse> => {
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
      const response = await page(row, {});
      expect({ more: linkTo(response, 'next') !== undefined }).toEqual({
        more: listIn(response).length < totalOf(response),
      });
      const next = linkTo(response, 'next');
      if (next !== undefined) expect(listIn(await follow(row, next)).length).toBeGreaterThan(0);
    },
  );

  it.each(paged)('$label, asked for far too many, is cut to the most there is', async (row) => {
    const response = await page(row, { pageSize: '100000' });
    expect([response.status, listIn(response).length]).toEqual([
      200,
      Math.min(maxSize, totalOf(response)),
    ]);
  });

  it.each(paged)('$label, asked for a page beyond the last, answers an empty list', async (row) => {
    const response = await page(row, { page: '99999', pageSize: '50' });
    expect([response.status, listIn(response), linkTo(response, 'next')]).toEqual([200, [], undefined]);
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
    const single = testedOperations.filter(
      ({ operation }: { operation: Operation }) =>
        operation.method === 'GET' && !operation.isPaginated && !operation.hasSideEffects,
    );
    for (const row of single) expectProblem(await page(row, { page: '1' }), 'unknown-parameters');
  });
});
