import { isDeepStrictEqual } from 'node:util';
import { fields } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApi, type ApiRequest, type ApiResponse } from '../../support/api/call-api.ts';
import { findCaller, toApiRequest, type Fixture, type TestedOperation } from '../cases/index.ts';
import { expectProblem } from '../expectations.ts';
import { createInputCache, type CreateChecks } from './operation-check.ts';

const { maxSize } = fields.paginationLimits;
/** Events of earlier operations may still add entries to a list. */
const stableTotalMs = 500;
const isPaginated = ({ operation }: TestedOperation): boolean => operation.isPaginated;

type ListBody = Readonly<Partial<Record<'Items' | 'Entries' | 'Parties', readonly unknown[]>>>;

const listEntries = ({ body }: ApiResponse): readonly unknown[] => {
  if (Array.isArray(body)) return body as readonly unknown[];
  const { Items, Parties, Entries = [] } = body as ListBody;
  return Items ?? Parties ?? Entries;
};
const readTotal = ({ headers }: ApiResponse): number =>
  Number(headers.get('x-total-count') ?? 'NaN');
const findLink = ({ headers }: ApiResponse, rel: string): string | undefined =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];

interface Pager {
  readonly readPage: (
    tested: TestedOperation,
    query: Readonly<Record<string, string>>,
  ) => Promise<ApiResponse>;
  readonly followLink: (tested: TestedOperation, link: string) => Promise<ApiResponse>;
}

const createPager = (fixture: Fixture): Pager => {
  const getInput = createInputCache(fixture);
  const buildRequest = async (tested: TestedOperation): Promise<ApiRequest> =>
    toApiRequest(
      tested.operation,
      await getInput(tested),
      findCaller(tested.operationCase, fixture),
    );
  return {
    readPage: async (tested, query) => {
      const request = await buildRequest(tested);
      return callApi({
        ...request,
        query: { ...Object.fromEntries(new URLSearchParams(request.query)), ...query },
      });
    },
    followLink: async (tested, link) => {
      const { pathname, searchParams } = new URL(link, 'http://shop');
      return callApi({
        ...(await buildRequest(tested)),
        path: pathname,
        query: searchParams,
      });
    },
  };
};

const waitForStableTotal = async ({ readPage }: Pager, tested: TestedOperation): Promise<void> => {
  let total = Number.NaN;
  let stableSince = Number.POSITIVE_INFINITY;
  await eventually(
    async () => {
      const current = readTotal(await readPage(tested, { pageSize: '1' }));
      if (current !== total) stableSince = Date.now();
      total = current;
      return Date.now() - stableSince >= stableTotalMs;
    },
    { missing: `a stable total of ${tested.label}` },
  );
};

interface Walk {
  readonly first: ApiResponse;
  /** Missing when the list has fewer than two entries. */
  readonly second?: ApiResponse;
  readonly back?: ApiResponse;
}

const walkForwardAndBack = async (pager: Pager, tested: TestedOperation): Promise<Walk> => {
  const first = await pager.readPage(tested, { pageSize: '1' });
  const next = findLink(first, 'next');
  if (readTotal(first) < 2 || next === undefined) return { first };
  const second = await pager.followLink(tested, next);
  const back = await pager.followLink(tested, findLink(second, 'prev') ?? '');
  return { first, second, back };
};

/** An answer during which events of earlier operations changed neither the entries nor their total. */
const readUnchangedPage = async (
  pager: Pager,
  tested: TestedOperation,
  query: Readonly<Record<string, string>>,
): Promise<ApiResponse> => {
  let response = await pager.readPage(tested, query);
  await eventually(
    async () => {
      const before = response;
      response = await pager.readPage(tested, query);
      return (
        readTotal(before) === readTotal(response) &&
        isDeepStrictEqual(listEntries(before), listEntries(response))
      );
    },
    { missing: `a list of ${tested.label} that does not change while it is read` },
  );
  return response;
};

/** The walk during which events of earlier operations changed no entry of the first page. */
const walkUnchangedList = async (pager: Pager, tested: TestedOperation): Promise<Walk> => {
  let walk: Walk | undefined;
  await eventually(
    async () => {
      walk = await walkForwardAndBack(pager, tested);
      const again = await pager.readPage(tested, { pageSize: '1' });
      return isDeepStrictEqual(listEntries(again), listEntries(walk.first));
    },
    { missing: `a list of ${tested.label} that does not change while it is read` },
  );
  if (!walk) throw new Error('The list was never read.');
  return walk;
};

export const createPaginationChecks: CreateChecks = (fixture) => {
  const pager = createPager(fixture);
  const { readPage, followLink } = pager;
  return [
    {
      name: 'reports the total and links pages of one entry forward and back',
      appliesTo: isPaginated,
      run: async (tested) => {
        await waitForStableTotal(pager, tested);
        const { first, second, back } = await walkUnchangedList(pager, tested);
        const total = readTotal(first);
        expect([first.status, listEntries(first).length, Number.isInteger(total)]).toEqual([
          200,
          Math.min(1, total),
          true,
        ]);
        expect(findLink(first, 'prev')).toBeUndefined();
        if (total < 2) return;
        expect(findLink(first, 'next')?.split('?')[0]).toBe(tested.operation.path);
        if (!second || !back) throw new Error('The first page links to no second page.');
        expect([second.status, listEntries(second).length, readTotal(second)]).toEqual([
          200,
          1,
          total,
        ]);
        expect(listEntries(second)).not.toEqual(listEntries(first));
        expect(listEntries(back)).toEqual(listEntries(first));
      },
    },
    {
      name: 'links to a next page exactly when there are more entries',
      appliesTo: isPaginated,
      run: async (tested) => {
        const response = await readUnchangedPage(pager, tested, {});
        const next = findLink(response, 'next');
        expect({ hasNext: next !== undefined }).toEqual({
          hasNext: listEntries(response).length < readTotal(response),
        });
        if (next !== undefined)
          expect(listEntries(await followLink(tested, next)).length).toBeGreaterThan(0);
      },
    },
    {
      name: 'limits the page size to the maximum',
      appliesTo: isPaginated,
      run: async (tested) => {
        const response = await readUnchangedPage(pager, tested, { pageSize: '100000' });
        expect([response.status, listEntries(response).length]).toEqual([
          200,
          Math.min(maxSize, readTotal(response)),
        ]);
      },
    },
    {
      name: 'returns an empty list for a page beyond the last',
      appliesTo: isPaginated,
      run: async (tested) => {
        const response = await readPage(tested, { page: '99999', pageSize: '50' });
        expect([response.status, listEntries(response), findLink(response, 'next')]).toEqual([
          200,
          [],
          undefined,
        ]);
      },
    },
    {
      name: 'rejects an invalid page or page size and names the field',
      appliesTo: isPaginated,
      run: async (tested) => {
        for (const name of ['page', 'pageSize'])
          for (const value of ['0', '-1', '1.5', 'x', '9999999999', '{"$gt":""}']) {
            const problem = expectProblem(await readPage(tested, { [name]: value }), 'bad-input');
            expect(problem.errors?.[0]?.field).toBe(name);
          }
      },
    },
    {
      name: 'rejects a page of an operation that returns one thing',
      appliesTo: ({ operation }) =>
        operation.method === 'GET' && !operation.isPaginated && !operation.hasSideEffects,
      run: async (tested) => {
        expectProblem(await readPage(tested, { page: '1' }), 'unknown-parameters');
      },
    },
  ];
};
