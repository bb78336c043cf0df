import { randomUUID } from 'node:crypto';
import { callApi } from '../support/api/call-api.ts';
import {
  createFixture,
  testedOperations,
  toApiRequest,
  type Fixture,
  type TestedOperation,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

const findChangeUser = (): TestedOperation => {
  const tested = testedOperations.find(({ operation }) => operation.operationId === 'change-user');
  if (!tested) throw new Error('the contract has no change-user');
  return tested;
};

describe('Idempotency-Key', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  it('keeps the keys of two customers apart', async () => {
    const tested = findChangeUser();
    const {
      customer,
      users: { otherCustomer },
    } = fixture;
    const key = randomUUID();
    const responses = await Promise.all(
      [customer, otherCustomer].map((person) =>
        callApi({
          ...toApiRequest(
            tested.operation,
            { body: { UserId: person.userId, Name: 'Asha Test' } },
            person,
          ),
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    expect(responses.map(({ body }) => (body as readonly { Id: number }[])[0]?.Id)).toEqual([
      customer.userId,
      otherCustomer.userId,
    ]);
  });

  it('rejects a key that is too long or contains a space and names the header', async () => {
    const tested = findChangeUser();
    const valid = await tested.operationCase.buildInput(fixture);
    for (const key of ['x'.repeat(129), 'a b']) {
      const response = await callApi({
        ...toApiRequest(tested.operation, valid, fixture.customer),
        headers: { 'idempotency-key': key },
      });
      expect(expectProblem(response, 'bad-input').errors?.[0]?.field).toBe('Idempotency-Key');
    }
  });
});
