import { callApi } from '../../support/api/call-api.ts';
import { readCart, readOrder } from '../../support/api/shopping.ts';
import {
  changesData,
  findCaller,
  isStream,
  toApiRequest,
  type TestedOperation,
} from '../cases/index.ts';
import { expectProblem } from '../expectations.ts';
import { createInputCache, type CreateChecks } from './operation-check.ts';

const hasSideEffects = ({ operation }: TestedOperation): boolean => operation.hasSideEffects;
const comesFromOwnPages = (tested: TestedOperation): boolean =>
  changesData(tested) || tested.operation.isBilledPerCall;
const isOperation =
  (operationId: string) =>
  ({ operation }: TestedOperation): boolean =>
    operation.operationId === operationId;

export const createRequestOriginChecks: CreateChecks = (fixture) => {
  const getInput = createInputCache(fixture);
  const buildRequest = async (tested: TestedOperation) =>
    toApiRequest(
      tested.operation,
      await getInput(tested),
      findCaller(tested.operationCase, fixture),
    );
  const callWith = async (tested: TestedOperation, headers: Readonly<Record<string, string>>) => {
    const request = await buildRequest(tested);
    return callApi({ ...request, headers: { ...request.headers, ...headers } });
  };

  return [
    {
      name: 'rejects a prefetch',
      appliesTo: comesFromOwnPages,
      run: async (tested) => {
        for (const purpose of ['prefetch', 'prefetch;prerender'])
          expectProblem(await callWith(tested, { 'sec-purpose': purpose }), 'prefetch-refused');
      },
    },
    {
      name: 'rejects a cross-site request',
      appliesTo: comesFromOwnPages,
      run: async (tested) => {
        expectProblem(
          await callWith(tested, { 'sec-fetch-site': 'cross-site' }),
          'cross-site-refused',
        );
      },
    },
    {
      name: 'rejects a GET with side effects that has no JSON content type',
      appliesTo: hasSideEffects,
      run: async (tested) => {
        for (const type of ['', 'text/plain'])
          expectProblem(await callWith(tested, { 'content-type': type }), 'unsupported-media-type');
      },
    },
    {
      name: 'rejects a plain HTML form',
      appliesTo: ({ operation }) => operation.method === 'POST',
      run: async (tested) => {
        const { query = {} } = await buildRequest(tested);
        const form = {
          method: 'POST',
          path: tested.operation.path,
          query,
          body: 'UserId=1',
          token: findCaller(tested.operationCase, fixture)?.token,
        };
        for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
          expectProblem(
            await callApi({ ...form, headers: { 'content-type': type } }),
            'unsupported-media-type',
          );
      },
    },
    {
      name: 'rejects HEAD for a GET with side effects',
      appliesTo: hasSideEffects,
      run: async (tested) => {
        const response = await callApi({ ...(await buildRequest(tested)), method: 'HEAD' });
        expect([
          response.status,
          response.headers.get('allow')?.includes(tested.operation.method),
        ]).toEqual([405, true]);
      },
    },
    {
      name: 'answers HEAD with headers only',
      appliesTo: (tested) => !changesData(tested) && !isStream(tested),
      run: async (tested) => {
        const response = await callApi({ ...(await buildRequest(tested)), method: 'HEAD' });
        expect([response.status, response.text]).toEqual([200, '']);
      },
    },
    {
      name: 'leaves the order unchanged after every rejected cancellation',
      appliesTo: isOperation('cancel-order'),
      run: async (tested) => {
        const orderId = Number((await getInput(tested)).query?.TransactionId);
        expect((await readOrder(fixture.customer, orderId)).Status).toBe(3);
      },
    },
    {
      name: 'leaves the cart line in place after every rejected deletion',
      appliesTo: isOperation('delete-cart-line'),
      run: async (tested) => {
        const lineId = Number((await getInput(tested)).query?.DeleteCartId);
        const { Lines } = await readCart(fixture.customer, fixture.deliveryDate);
        expect(Lines.map(({ Id }) => Id)).toContain(lineId);
      },
    },
  ];
};
