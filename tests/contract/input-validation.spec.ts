import type { ProblemBody } from '@tokri/contracts/problems';
import type { CartResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, callApi } from '../support/api/call-api.ts';
import { createCustomer } from '../support/api/customers.ts';
import {
  fillCart,
  holdSlot,
  orderBody,
  waitForOrder,
  placeOrder,
  readCart,
} from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { buildInvalidBodies, buildInvalidQueries, findPathsOpenToOperators, listQueryNames, type InvalidInput } from './invalid-values.ts';
import {
  testedOperations,
  findCaller,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
  type Fixture,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const isJson = ({ operation }: TestedOperation): boolean =>
  operation.method === 'POST' && operation.bodyKind === 'json';
const hasFields = ({ operation }: TestedOperation): boolean =>
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
  let fixture: Fixture;
  const calls = new Map<string, Promise<ValidInput>>();
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const goodCall = ({ operation, operationCase: rowCase }: TestedOperation): Promise<ValidInput> => {
    const call = calls.get(operation.operationId) ?? Promise.resolve(rowCase.buildInput(fixture));
    calls.set(operation.operationId, call);
    return call;
  };
  const expectRefused = async (
    { operation }: TestedOperation,
    bad: readonly InvalidInput[],
    person: SignedInUser | undefined,
  ): Promise<void> => {
    const responses: Awaited<ReturnType<typeof callApi>>[] = [];
    for (let from = 0; from < bad.length; from += atOnce)
      responses.push(
        ...(await Promise.all(
          bad
            .slice(from, from + atOnce)
            .map(({ input: call }) => callApi(toApiRequest(operation, call, person))),
        )),
      );
    const seen = bad.map(({ field, description: what }, index) => ({
      field,
      what,
      status: responses[index]?.status,
    }));
    expect(seen).toEqual(bad.map(({ field, description: what }) => ({ field, what, status: 400 })));
    const unnamed = responses.filter(
      (response, index) => !namesField(expectProblem(response, 'bad-input'), bad[index]?.field ?? ''),
    );
    expect(unnamed.map(({ text }) => text)).toEqual([]);
  };

  it.each(testedOperations.filter(({ operation }) => listQueryNames(operation).length > 0))(
    '$label, given a bad value in any of its names, is 400 naming it',
    async (row) => {
      const bad = buildInvalidQueries(row.operation, await goodCall(row));
      expect([...new Set(bad.map(({ field }) => field))].sort()).toEqual(
        [...listQueryNames(row.operation)].sort(),
      );
      await expectRefused(row, bad, findCaller(row.operationCase, fixture));
    },
  );

  it.each(testedOperations.filter((row) => isJson(row) && hasFields(row)))(
    '$label, given an operator object or a wrong type in any field, is 400 naming it',
    async (row) => {
      const good = await goodCall(row);
      expect(findPathsOpenToOperators(row.operation, good)).toEqual([]);
      await expectRefused(row, buildInvalidBodies(row.operation, good), findCaller(row.operationCase, fixture));
    },
  );

  it.each(testedOperations.filter((row) => isJson(row) && hasFields(row)))(
    '$label, given a body that is no object, is 400',
    async ({ operation, operationCase: rowCase }) => {
      for (const body of ['"text"', 'null', '[]', '{}'])
        expect(
          (
            await callApi({
              method: 'POST',
              path: operation.path,
              body,
              token: findCaller(rowCase, fixture)?.token,
            })
          ).status,
        ).toBe(400);
    },
  );

  it.each(testedOperations.filter(isJson))(
    '$label, given text that is no JSON, is 400',
    async ({ operation, operationCase: rowCase }) => {
      const { query = {} } = await goodCall({ operation, operationCase: rowCase, label: '' });
      expectProblem(
        await callApi({
          method: 'POST',
          path: operation.path,
          query,
          body: '{"UserId": 1,',
          token: findCaller(rowCase, fixture)?.token,
        }),
        'bad-json',
      );
    },
  );

  it.each(testedOperations.filter(isJson))(
    '$label, given more than it reads, is 413',
    async ({ operation, operationCase: rowCase }) => {
      const { query = {} } = await goodCall({ operation, operationCase: rowCase, label: '' });
      expectProblem(
        await callApi({
          method: 'POST',
          path: operation.path,
          query,
          body: JSON.stringify({ Note: 'x'.repeat(200_000) }),
          token: findCaller(rowCase, fixture)?.token,
        }),
        'too-large',
      );
    },
  );

  it('ids of companies that are none, kept by a device, stand between nobody and their order', async () => {
    const purchase = { ...(await fixture.createPurchase()), ...(await createCustomer()) };
    const { buyer, addressId, slot } = purchase;
    await fillCart(buyer, [fixture.goods], slot.Date);
    const query = {
      UserId: String(buyer.userId),
      CompanyId: '77',
      AddressId: String(addressId),
      SlotId: String(slot.Id),
    };
    const token = await eventually(
      async () =>
        (await callApiOk<CartResponse>({ path: '/api/Cart', query, token: buyer.token })).Quote?.Token,
      { missing: 'a quote' },
    );
    const hold = await holdSlot(purchase, token);
    const placed = await placeOrder(buyer, {
      ...orderBody(purchase, token, hold.Id),
      CompanyId: 78,
    });
    expect(await waitForOrder(buyer, placed.Id, { states: [3] })).toMatchObject({ CompanyId: 1 });
  });

  it('a price, total or role in a body, sent by a customer, reaches no use case', async () => {
    const { customer, goods, deliveryDate: pdate } = fixture;
    const row = testedOperations.find(({ operation }) => operation.operationId === 'upload-cart-line');
    if (!row) throw new Error('there is no row to upload lines by');
    const { body } = await row.operationCase.buildInput(fixture);
    const response = await callApi({
      ...toApiRequest(
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
    expect(response.status).toBe(200);
    const [stock] = await callApiOk<readonly { Stock: number }[]>({
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
    const unit = fixture.item.Units.find(({ UnitId }) => UnitId === goods.unitId);
    expect({ rate: line?.Rate, stock: (stock?.Stock ?? 0) > 0 }).toEqual({
      rate: unit?.Rate,
      stock: true,
    });
  });
});
