import { callApi } from '../support/api/call-api.ts';
import { readCart, readOrder } from '../support/api/shopping.ts';
import {
  findCaller,
  testedOperations,
  changesData,
  isStream,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
  type Fixture,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const writing = testedOperations.filter(changesData);
const writingReads = testedOperations.filter(({ operation }) => operation.hasSideEffects);

describe('the shield of rows that change data', () => {
  let fixture: Fixture;
  const calls = new Map<string, Promise<ValidInput>>();
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const request = async ({ operation, operationCase: rowCase }: TestedOperation) => {
    const call = calls.get(operation.operationId) ?? Promise.resolve(rowCase.buildInput(fixture));
    calls.set(operation.operationId, call);
    return toApiRequest(operation, await call, findCaller(rowCase, fixture));
  };
  const callWith = async (row: TestedOperation, headers: Readonly<Record<string, string>>) => {
    const whole = await request(row);
    return callApi({ ...whole, headers: { ...whole.headers, ...headers } });
  };

  it.each(writing)('$label, prefetched, is refused', async (row) => {
    expectProblem(await callWith(row, { 'sec-purpose': 'prefetch' }), 'prefetch-refused');
    expectProblem(await callWith(row, { 'sec-purpose': 'prefetch;prerender' }), 'prefetch-refused');
  });

  it.each(writing)('$label, called by another site, is refused', async (row) => {
    expectProblem(await callWith(row, { 'sec-fetch-site': 'cross-site' }), 'cross-site-refused');
  });

  it.each(writingReads)(
    '$label, called as a link or a picture would, without a JSON content type, is 415',
    async (row) => {
      expectProblem(await callWith(row, { 'content-type': '' }), 'unsupported-media-type');
      expectProblem(
        await callWith(row, { 'content-type': 'text/plain' }),
        'unsupported-media-type',
      );
    },
  );

  it.each(testedOperations.filter(({ operation }) => operation.method === 'POST'))(
    '$label, sent as a plain form, is 415',
    async ({ operation, operationCase: rowCase }) => {
      const { query = {} } = await request({ operation, operationCase: rowCase, label: '' });
      const form = {
        method: 'POST',
        path: operation.path,
        query,
        body: 'UserId=1',
        token: findCaller(rowCase, fixture)?.token,
      };
      for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
        expectProblem(
          await callApi({ ...form, headers: { 'content-type': type } }),
          'unsupported-media-type',
        );
    },
  );

  it.each(writingReads)('$label, asked for by HEAD, does nothing', async (row) => {
    const response = await callApi({ ...(await request(row)), method: 'HEAD' });
    expect([response.status, response.headers.get('allow')?.includes(row.operation.method)]).toEqual([
      405,
      true,
    ]);
  });

  it.each(testedOperations.filter((row) => !changesData(row) && !isStream(row)))(
    '$label, asked for by HEAD, answers headers only',
    async (row) => {
      const response = await callApi({ ...(await request(row)), method: 'HEAD' });
      expect([response.status, response.text]).toEqual([200, '']);
    },
  );

  it('an order and a cart line whose ending was only refused, read again, are still there', async () => {
    const orderId = Number((await calls.get('cancel-order'))?.query?.TransactionId);
    const lineId = Number((await calls.get('delete-cart-line'))?.query?.DeleteCartId);
    expect((await readOrder(fixture.customer, orderId)).Status).toBe(3);
    expect((await readCart(fixture.customer, fixture.deliveryDate)).Lines.map(({ Id }) => Id)).toContain(
      lineId,
    );
  });
});
