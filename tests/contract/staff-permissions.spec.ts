import { eventually } from '@tokri/service-kit/testing';
import { callApi, sendCommand } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { renewSession, signIn } from '../support/api/sign-in.ts';
import { testUsers } from '../support/api/test-users.ts';

const maxMs = 5_000;

describe('a member of staff whose permission is removed', () => {
  it('is refused within 5 seconds and has the new permissions after a renewal', async () => {
    const { administrator } = testUsers();
    const mobile = uniqueMobile();
    const Before = ['slots', 'transactions'];
    const { Id: UserId } = await sendCommand({
      path: '/api/admin/user/staff',
      token: administrator.token,
      body: { Mobile: mobile, Name: 'Ravi', Permissions: Before },
    });
    const clerk = await signIn(mobile);
    const listOrders = async (token: string) =>
      (await callApi({ path: '/api/Transaction', query: { TransactionsDetails: '0' }, token }))
        .status;
    expect(await listOrders(clerk.token)).toBe(200);
    await sendCommand({
      path: '/api/admin/user/staff-permissions',
      token: administrator.token,
      body: { UserId, Before, Permissions: ['slots'] },
    });
    await eventually(async () => (await listOrders(clerk.token)) === 401, {
      timeoutMs: maxMs,
      missing: 'the refusal of the token from before',
    });
    const renewed = await renewSession(clerk);
    expect(await listOrders(renewed?.token ?? '')).toBe(403);
  });
});
