import { sealedContacts, secondFactorChanged } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { createSecondFactorSteps, type SecondFactorSteps } from './second-factor-steps.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Change = Envelope<{
  readonly userId: number;
  readonly state: string;
  readonly sealed: string;
}>;

describe('messages about the second factor', () => {
  let user: UserService;
  let steps: SecondFactorSteps;
  let events: Change[];
  beforeAll(async () => {
    user = await startUserService('second-factor-messages');
    steps = createSecondFactorSteps(user);
    events = collectEvents(user.broker, [secondFactorChanged]) as Change[];
  });
  afterAll(() => user.stop());

  const changesOf = (userId: number) => events.filter(({ data }) => data.userId === userId);
  const waitForChanges = (userId: number, count: number) =>
    eventually(() => (changesOf(userId).length >= count ? changesOf(userId) : undefined), {
      missing: `${count} changes of ${userId}`,
    });

  it('are published when it is turned on and when the owner turns it off, in this order', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001101');
    const { nextCode } = await steps.enrol(cookie);
    await steps.call('turn-off-second-factor', cookie, { Code: nextCode() });
    const changes = await waitForChanges(userId, 2);
    expect(changes.map(({ seq, data }) => [seq, data.state])).toEqual([
      [1, 'on'],
      [2, 'off'],
    ]);
    const { open } = createSealer(user.environment.SEAL_KEY);
    expect(sealedContacts.parse(JSON.parse(open(changes[0]?.data.sealed ?? '')))).toEqual({
      mobile: '+919000001101',
      mail: '',
    });
    expect(JSON.stringify(changes)).not.toContain('9000001101');
  });

  it('are published when another member of staff resets it, but not for one that was only started', async () => {
    const person = await steps.signInStaff('9000001102');
    const starter = await steps.signInStaff('9000001103');
    const owner = await steps.signInStaff('9000001104', ['users', 'payments', 'chat']);
    await steps.enrol(person.cookie);
    await steps.call('start-second-factor', starter.cookie);
    for (const UserId of [starter.userId, person.userId])
      expect(
        (await user.call('reset-second-factor', { body: { UserId }, token: owner.token })).first,
      ).toMatchObject({ Error: 0 });
    const changes = await waitForChanges(person.userId, 2);
    expect(changes.map(({ data }) => data.state)).toEqual(['on', 'off']);
    expect(changesOf(starter.userId)).toEqual([]);
  });

  it('are not published for wrong codes and new recovery codes', async () => {
    const { userId, cookie } = await steps.signInStaff('9000001105');
    const { nextCode } = await steps.enrol(cookie);
    await steps.call('verify-second-factor', cookie, { Code: '000000' });
    await steps.call('replace-recovery-codes', cookie, { Code: nextCode() });
    await steps.call('turn-off-second-factor', cookie, { Code: nextCode() });
    expect((await waitForChanges(userId, 2)).map(({ data }) => data.state)).toEqual(['on', 'off']);
  });
});
