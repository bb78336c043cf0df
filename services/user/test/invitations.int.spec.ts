import { sealedInvitation, staffInvited } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Invitation = Envelope<{ readonly userId: number; language: string; sealed: string }>;

describe('invitations of staff', () => {
  let user: UserService;
  let token: string;
  let events: Invitation[];
  beforeAll(async () => {
    user = await startUserService('invitations');
    events = collectEvents(user.broker, [staffInvited]) as Invitation[];
    const { userId } = await user.signIn({ mobile: '9000000950' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions: ['users', 'slots', 'chat'] } });
    token = (await user.signIn({ mobile: '9000000950' })).token;
  });
  afterAll(() => user.stop());

  const grant = async (Mobile: string, Permissions: readonly string[], language = 'en') =>
    Number(
      (
        await user.call('save-staff', {
          body: { Mobile, Name: 'Ravi', Permissions },
          token,
          headers: { 'accept-language': language },
        })
      ).first.Id,
    );
  const invitationsOf = (userId: number) => events.filter(({ data }) => data.userId === userId);
  const waitForInvitations = (userId: number, count: number) =>
    eventually(() => (invitationsOf(userId).length >= count ? invitationsOf(userId) : undefined), {
      missing: `${count} invitations of ${userId}`,
    });

  it('are published when a person gets the first permission, with the number sealed', async () => {
    const userId = await grant('9000000951', ['slots'], 'hi');
    const [invitation] = await waitForInvitations(userId, 1);
    expect(invitation?.data.language).toBe('hi');
    const sealer = createSealer(user.environment.SEAL_KEY);
    const { to } = sealedInvitation.parse(JSON.parse(sealer.open(invitation?.data.sealed ?? '')));
    expect(to).toBe('+919000000951');
    expect(JSON.stringify(invitation)).not.toContain('9000000951');
  });

  it('are not published again when permissions change or the call is repeated', async () => {
    const userId = await grant('9000000952', ['slots']);
    await grant('9000000952', ['slots']);
    await grant('9000000952', ['slots', 'chat']);
    const next = await grant('9000000953', ['chat']);
    await waitForInvitations(next, 1);
    expect(invitationsOf(userId)).toHaveLength(1);
  });

  it('are published again when a former member of staff comes back', async () => {
    const userId = await grant('9000000954', ['slots']);
    await grant('9000000954', []);
    const back = await user.call('set-staff-permissions', {
      body: { UserId: userId, Before: [], Permissions: ['chat'] },
      token,
    });
    expect(back.first).toMatchObject({ Error: 0 });
    expect(await waitForInvitations(userId, 2)).toHaveLength(2);
  });

  it('are refused for the fourth time on a day, and the person gets no permission', async () => {
    const userId = await grant('9000000955', ['slots']);
    for (let round = 0; round < 2; round += 1) {
      await grant('9000000955', []);
      await grant('9000000955', ['slots']);
    }
    await grant('9000000955', []);
    const body = { Mobile: '9000000955', Name: 'Ravi', Permissions: ['slots'] };
    const refused = await user.call('save-staff', { body, token });
    expect(refused.first).toMatchObject({
      Code: 'person-invited-often',
      Message: expect.stringContaining('in a day') as string,
    });
    const again = { UserId: userId, Before: [], Permissions: ['slots'] };
    expect((await user.call('set-staff-permissions', { body: again, token })).first).toMatchObject({
      Code: 'person-invited-often',
    });
    expect(await waitForInvitations(userId, 3)).toHaveLength(3);
  });

  it('are refused for a blocked customer until staff unblock the person', async () => {
    const { userId } = await user.signIn({ mobile: '9000000956' });
    const block = (IsBlocked: boolean) =>
      user.call('set-customer-block', {
        body: { UserId: userId, Blocked: IsBlocked, Reason: 'Unpaid orders' },
        token,
      });
    expect((await block(true)).first).toMatchObject({ Error: 0 });
    const body = { Mobile: '9000000956', Name: 'Ravi', Permissions: ['slots'] };
    expect((await user.call('save-staff', { body, token })).first).toMatchObject({
      Code: 'person-blocked',
    });
    const set = { UserId: userId, Before: [], Permissions: ['slots'] };
    expect((await user.call('set-staff-permissions', { body: set, token })).first).toMatchObject({
      Code: 'person-blocked',
    });
    await block(false);
    expect((await user.call('save-staff', { body, token })).first).toMatchObject({ Error: 0 });
  });
});
