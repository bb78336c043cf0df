import { invitationEnded, sealedInvitation, staffInvited } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

interface Staff {
  readonly UserId: number;
  readonly Invitation: {
    readonly At: string;
    readonly State: string;
    readonly Reason: string;
  } | null;
}
type Invitation = Envelope<{ readonly userId: number; language: string; sealed: string }>;

describe('invitations of staff', () => {
  let user: UserService;
  let token: string;
  let events: Invitation[];
  beforeAll(async () => {
    user = await startUserService('invitations', {
      INVITATIONS_PER_PERSON_PER_DAY: '3',
      INVITATIONS_PER_STAFF_PER_HOUR: '20',
      // Other specs count in the first database.
      REDIS_URL: new URL('/1', process.env.REDIS_URL).href,
    });
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
  const remove = (userId: number, Before: readonly string[]) =>
    user.call('set-staff-permissions', {
      body: { UserId: userId, Before, Permissions: [] },
      token,
    });
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
    const change = { UserId: userId, Before: ['slots'], Permissions: ['slots', 'chat'] };
    await user.call('set-staff-permissions', { body: change, token });
    const next = await grant('9000000953', ['chat']);
    await waitForInvitations(next, 1);
    expect(invitationsOf(userId)).toHaveLength(1);
  });

  it('are published again when a former member of staff comes back', async () => {
    const userId = await grant('9000000954', ['slots']);
    await remove(userId, ['slots']);
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
      await remove(userId, ['slots']);
      await grant('9000000955', ['slots']);
    }
    await remove(userId, ['slots']);
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

  it('do not register anybody once the quota of an hour is used up', async () => {
    const { userId } = await user.signIn({ mobile: '9000000990' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions: ['users', 'slots'] } });
    const { token: busy } = await user.signIn({ mobile: '9000000990' });
    const invite = async (Mobile: string) =>
      (
        await user.call('save-staff', {
          body: { Mobile, Name: 'Ravi', Permissions: ['slots'] },
          token: busy,
        })
      ).first;
    for (let number = 0; number < 20; number += 1)
      expect(await invite(String(9_000_001_960 + number))).toMatchObject({ Error: 0 });
    const count = () => user.connection.collection('users').countDocuments();
    const before = await count();
    expect(await invite('9000001990')).toMatchObject({ Code: 'too-many-invitations' });
    expect(await count()).toBe(before);
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

  describe('the state that staff see', () => {
    const readState = async (userId: number) => {
      const { entries } = await user.call('list-staff', { token });
      const staff = entries as readonly unknown[] as readonly Staff[];
      return staff.find(({ UserId }) => UserId === userId)?.Invitation ?? null;
    };
    const waitForState = (userId: number, state: string) =>
      eventually(
        async () => {
          const found = await readState(userId);
          return found?.State === state ? found : undefined;
        },
        { missing: `the state ${state} of the invitation of ${userId}` },
      );
    const report = (userId: number, invitedAt: string, reason = '') =>
      publishEvent(user.broker, invitationEnded, {
        key: String(userId),
        seq: 1,
        data: { userId, invitedAt, state: reason === '' ? 'sent' : 'failed', reason },
      });
    const resend = (UserId: number, InvitedAt: string, as = token) =>
      user.call('resend-invitation', { body: { UserId, InvitedAt }, token: as });
    const invite = async (mobile: string) => {
      const userId = await grant(mobile, ['slots']);
      const [invitation] = await waitForInvitations(userId, 1);
      return { userId, invitedAt: invitation?.occurredAt ?? '' };
    };

    it('is what notification reports about the last invitation, until the person signs in', async () => {
      const { userId, invitedAt } = await invite('9000000960');
      expect(await readState(userId)).toMatchObject({ State: 'sending', Reason: '' });
      await report(userId, '2026-01-01T00:00:00.000Z');
      await report(userId, invitedAt, 'unreachable');
      await report(userId, invitedAt, 'unreachable');
      expect(await waitForState(userId, 'failed')).toMatchObject({ Reason: 'unreachable' });
      await user.signIn({ mobile: '9000000960' });
      expect(await readState(userId)).toBeNull();
    });

    it('is sending again after the invitation was sent again, whatever the old one reports', async () => {
      const { userId, invitedAt } = await invite('9000000961');
      await report(userId, invitedAt, 'refused');
      const failed = await waitForState(userId, 'failed');
      user.advance(2_000);
      expect((await resend(userId, failed.At)).first).toMatchObject({ Error: 0, Id: userId });
      const [, again] = await waitForInvitations(userId, 2);
      await report(userId, invitedAt, 'refused');
      expect(await readState(userId)).toMatchObject({ State: 'sending' });
      await report(userId, again?.occurredAt ?? '');
      expect(await waitForState(userId, 'sent')).toMatchObject({ Reason: '' });
    });

    it('is not confirmed when nothing was reported within an hour', async () => {
      const { userId } = await invite('9000000962');
      user.advance(61 * 60_000);
      token = (await user.signIn({ mobile: '9000000950' })).token;
      expect(await readState(userId)).toMatchObject({ State: 'failed', Reason: 'unconfirmed' });
    });

    it('lets only one of two people send it again', async () => {
      const { userId } = await invite('9000000963');
      const { At = '' } = (await readState(userId)) ?? {};
      user.advance(2_000);
      const results = await Promise.all([resend(userId, At), resend(userId, At)]);
      expect(results.map(({ first }) => first.Code).sort()).toEqual(['', 'invitation-changed']);
      expect(await waitForInvitations(userId, 2)).toHaveLength(2);
    });

    it('is not sent again to who signed in, left or is invited as often as a day allows', async () => {
      const { userId } = await invite('9000000964');
      for (let round = 0; round < 2; round += 1) {
        user.advance(2_000);
        expect((await resend(userId, (await readState(userId))?.At ?? '')).first.Error).toBe(0);
      }
      const { At = '' } = (await readState(userId)) ?? {};
      expect((await resend(userId, At)).first).toMatchObject({ Code: 'person-invited-often' });
      await remove(userId, ['slots']);
      expect((await resend(userId, At)).first).toMatchObject({ Code: 'invitation-changed' });
      await user.signIn({ mobile: '9000000964' });
      expect((await resend(userId, At)).first).toMatchObject({ Code: 'already-signed-in' });
    });

    it('is sent again only by staff who manage users', async () => {
      const { userId, invitedAt } = await invite('9000000965');
      await grant('9000000966', ['chat']);
      const { token: chat } = await user.signIn({ mobile: '9000000966' });
      expect((await resend(userId, invitedAt, chat)).status).toBe(403);
      expect((await resend(987_654, '')).status).toBe(404);
    });
  });
});
