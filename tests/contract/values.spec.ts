import type { ProblemBody } from '@tokri/contracts';
import type { CartAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, callApi } from '../support/api/call-api.ts';
import { newCustomer } from '../support/api/customers.ts';
import {
  fillCart,
  holdPlace,
  orderBody,
  orderIn,
  placeOrder,
  readCart,
} from '../support/api/shopping.ts';
import type { Person } from '../support/api/sign-in.ts';
import { badBodies, badQueries, openPlaces, readNames, type BadCall } from './bad-values.ts';
import {
  casedRows,
  callerOf,
  prepareGround,
  requestOf,
  type CasedRow,
  type GoodCall,
  type Ground,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const isJson = ({ operation }: CasedRow): boolean =>
  operation.method === 'POST' && operation.bodyKind === 'json';
const hasFields = ({ operation }: CasedRow): boolean =>
  Object.keys((operation.body as unknown as { shape?: object }).shape ?? { union: true }).length >
  0;

/** The problem names this field; in lists and alternatives its last part is enough. */
const namesField = ({ errors = [] }: ProblemBody, field: string): boolean => {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  return errors.some((error) => error.field.toLowerCase().split('.').includes(last.toLowerCase()));
};

/** One caller may have so many calls under way without waiting for their own. */
const atOnce = 5;

describe('values that a row does not take', () => {
  let ground: Ground;
  const calls = new Map<string, Promise<GoodCall>>();
  beforeAll(async () => {
    ground = await prepareGround();
  });

  const goodCall = ({ operation, rowCase }: CasedRow): Promise<GoodCall> => {
    const call = calls.get(operation.id) ?? Promise.resolve(rowCase.call(ground));
    calls.set(operation.id, call);
    return call;
  };
  const expectRefused = async (
    { operation }: CasedRow,
    bad: readonly BadCall[],
    person: Person | undefined,
  ): Promise<void> => {
    const answers: Awaited<ReturnType<typeof callApi>>[] = [];
    for (let from = 0; from < bad.length; from += atOnce)
      answers.push(
        ...(await Promise.all(
          bad
            .slice(from, from + atOnce)
            .map(({ call }) => callApi(requestOf(operation, call, person))),
        )),
      );
    const seen = bad.map(({ field, what }, index) => ({
      field,
      what,
      status: answers[index]?.status,
    }));
    expect(seen).toEqual(bad.map(({ field, what }) => ({ field, what, status: 400 })));
    const unnamed = answers.filter(
      (answer, index) => !namesField(expectProblem(answer, 'bad-input'), bad[index]?.field ?? ''),
    );
    expect(unnamed.map(({ text }) => text)).toEqual([]);
  };

  it.each(casedRows.filter(({ operation }) => readNames(operation).length > 0))(
    '$label, given a bad value in any of its names, is 400 naming it',
    async (row) => {
      const bad = badQueries(row.operation, await goodCall(row));
      expect([...new Set(bad.map(({ field }) => field))].sort()).toEqual(
        [...readNames(row.operation)].sort(),
      );
      await expectRefused(row, bad, callerOf(row.rowCase, ground));
    },
  );

  it.each(casedRows.filter((row) => isJson(row) && hasFields(row)))(
    '$label, given an operator object or a wrong type in any field, is 400 naming it',
    async (row) => {
      const good = await goodCall(row);
      expect(openPlaces(row.operation, good)).toEqual([]);
      await expectRefused(row, badBodies(row.operation, good), callerOf(row.rowCase, ground));
    },
  );

  it.each(casedRows.filter((row) => isJson(row) && hasFields(row)))(
    '$label, given a body that is no object, is 400',
    async ({ operation, rowCase }) => {
      for (const body of ['"text"', 'null', '[]', '{}'])
        expect(
          (
            await callApi({
              method: 'POST',
              path: operation.path,
              body,
              token: callerOf(rowCase, ground)?.token,
            })
          ).status,
        ).toBe(400);
    },
  );

  it.each(casedRows.filter(isJson))(
    '$label, given text that is no JSON, is 400',
    async ({ operation, rowCase }) => {
      const { query = {} } = await goodCall({ operation, rowCase, label: '' });
      expectProblem(
        await callApi({
          method: 'POST',
          path: operation.path,
          query,
          body: '{"UserId": 1,',
          token: callerOf(rowCase, ground)?.token,
        }),
        'bad-json',
      );
    },
  );

  it.each(casedRows.filter(isJson))(
    '$label, given more than it reads, is 413',
    async ({ operation, rowCase }) => {
      const { query = {} } = await goodCall({ operation, rowCase, label: '' });
      expectProblem(
        await callApi({
          method: 'POST',
          path: operation.path,
          query,
          body: JSON.stringify({ Note: 'x'.repeat(200_000) }),
          token: callerOf(rowCase, ground)?.token,
        }),
        'too-large',
      );
    },
  );

  it('ids of companies that are none, kept by a device, stand between nobody and their order', async () => {
    const purchase = { ...(await ground.purchase()), ...(await newCustomer()) };
    const { buyer, addressId, slot } = purchase;
    await fillCart(buyer, [ground.goods], slot.Date);
    const query = {
      UserId: String(buyer.userId),
      CompanyId: '77',
      AddressId: String(addressId),
      SlotId: String(slot.Id),
    };
    const token = await eventually(
      async () =>
        (await askApi<CartAnswer>({ path: '/api/Cart', query, token: buyer.token })).Quote?.Token,
      { missing: 'a quote' },
    );
    const hold = await holdPlace(purchase, token);
    const placed = await placeOrder(buyer, {
      ...orderBody(purchase, token, hold.Id),
      CompanyId: 78,
    });
    expect(await orderIn(buyer, placed.Id, { states: [3] })).toMatchObject({ CompanyId: 1 });
  });

  it('a price, total or role in a body, sent by a customer, reaches no use case', async () => {
    const { customer, goods, pdate } = ground;
    const row = casedRows.find(({ operation }) => operation.id === 'upload-cart-line');
    if (!row) throw new Error('there is no row to upload lines by');
    const { body } = await row.rowCase.call(ground);
    const answer = await callApi({
      ...requestOf(
        row.operation,
        {
          body: {
            ...(body as object),
            Rate: 0.01,
            Total: 0.01,
            Role: 'staff',
            PartyId: 1,
            __proto__: { isAdmin: true },
          },
        },
        customer,
      ),
    });
    expect(answer.status).toBe(200);
    const [stock] = await askApi<readonly { Stock: number }[]>({
      path: '/api/Cart',
      query: {
        companyId: '1',
        itemId: String(goods.itemId),
        unitId: String(goods.unitId),
        PDate: pdate,
        UserId: '0',
      },
    });
    const line = (await readCart(customer, pdate)).Lines.find(
      ({ UnitId }) => UnitId === goods.unitId,
    );
    const unit = ground.item.Units.find(({ UnitId }) => UnitId === goods.unitId);
    expect({ rate: line?.Rate, stock: (stock?.Stock ?? 0) > 0 }).toEqual({
      rate: unit?.Rate,
      stock: true,
    });
  });
});
