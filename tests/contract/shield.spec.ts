import { callApi } from '../support/api/call-api.ts';
import { readCart, readOrder } from '../support/api/shopping.ts';
import {
  callerOf,
  casedRows,
  changesData,
  isStream,
  prepareGround,
  requestOf,
  type CasedRow,
  type GoodCall,
  type Ground,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const writing = casedRows.filter(changesData);
const writingReads = casedRows.filter(({ operation }) => operation.writes);

describe('the shield of rows that change data', () => {
  let ground: Ground;
  const calls = new Map<string, Promise<GoodCall>>();
  beforeAll(async () => {
    ground = await prepareGround();
  });

  const request = async ({ operation, rowCase }: CasedRow) => {
    const call = calls.get(operation.id) ?? Promise.resolve(rowCase.call(ground));
    calls.set(operation.id, call);
    return requestOf(operation, await call, callerOf(rowCase, ground));
  };
  const callWith = async (row: CasedRow, headers: Readonly<Record<string, string>>) => {
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

  it.each(casedRows.filter(({ operation }) => operation.method === 'POST'))(
    '$label, sent as a plain form, is 415',
    async ({ operation, rowCase }) => {
      const { query = {} } = await request({ operation, rowCase, label: '' });
      const form = {
        method: 'POST',
        path: operation.path,
        query,
        body: 'UserId=1',
        token: callerOf(rowCase, ground)?.token,
      };
      for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
        expectProblem(
          await callApi({ ...form, headers: { 'content-type': type } }),
          'unsupported-media-type',
        );
    },
  );

  it.each(writingReads)('$label, asked for by HEAD, does nothing', async (row) => {
    const answer = await callApi({ ...(await request(row)), method: 'HEAD' });
    expect([answer.status, answer.headers.get('allow')?.includes(row.operation.method)]).toEqual([
      405,
      true,
    ]);
  });

  it.each(casedRows.filter((row) => !changesData(row) && !isStream(row)))(
    '$label, asked for by HEAD, answers headers only',
    async (row) => {
      const answer = await callApi({ ...(await request(row)), method: 'HEAD' });
      expect([answer.status, answer.text]).toEqual([200, '']);
    },
  );

  it('an order and a cart line whose ending was only refused, read again, are still there', async () => {
    const orderId = Number((await calls.get('cancel-order'))?.query?.TransactionId);
    const lineId = Number((await calls.get('delete-cart-line'))?.query?.DeleteCartId);
    expect((await readOrder(ground.customer, orderId)).Status).toBe(3);
    expect((await readCart(ground.customer, ground.pdate)).Lines.map(({ Id }) => Id)).toContain(
      lineId,
    );
  });
});
