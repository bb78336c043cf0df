import { callApi } from '../support/api/call-api.ts';
import {
  createFixture,
  isStream,
  testedOperations,
  toApiRequest,
  type Fixture,
} from './cases/index.ts';
import { forgedUser, hasAuth } from './checks/authorization-checks.ts';
import { expectProblem } from './expectations.ts';

describe('authorization', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  it('rejects the live stream without token and pincode and with a forged token', async () => {
    for (const { operation } of testedOperations.filter(isStream)) {
      expectProblem(await callApi({ path: operation.path }), 'not-signed-in');
      expectProblem(
        await callApi({
          path: operation.path,
          query: { Pincode: '560034' },
          token: forgedUser.token,
        }),
        'not-signed-in',
      );
    }
  });

  it('ignores headers that claim another user or address', async () => {
    const tested = testedOperations.find(hasAuth('self'));
    if (!tested) throw new Error('no operation belongs to one user');
    const input = await tested.operationCase.buildInput(fixture);
    const request = toApiRequest(tested.operation, input, fixture.users.otherCustomer);
    const response = await callApi({
      ...request,
      headers: {
        'x-user-id': String(fixture.customer.userId),
        'x-client-address': '10.0.0.1',
        'x-forwarded-for': '10.0.0.1',
      },
    });
    expectProblem(response, 'not-allowed');
  });
});
