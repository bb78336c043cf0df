import { contactSnapshot, sealedPerson } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Contact = EventData<typeof contactSnapshot>;

describe('verified contacts', () => {
  let user: UserService;
  let contacts: Envelope<Contact>[];
  beforeAll(async () => {
    user = await startUserService('verified-contacts');
    contacts = collectEvents(user.broker, [contactSnapshot]) as Envelope<Contact>[];
  });
  afterAll(() => user.stop());

  const waitForPerson = (
    userId: number,
    expected: Partial<ReturnType<typeof sealedPerson.parse>>,
  ) =>
    eventually(
      () => {
        const newest = contacts.filter(({ key }) => key === `person:${userId}`).at(-1);
        if (!newest) return undefined;
        const sealer = createSealer(user.environment.SEAL_KEY);
        const person = sealedPerson.parse(JSON.parse(sealer.open(newest.data.sealed)));
        return Object.entries(expected).every(
          ([name, value]) => person[name as keyof typeof person] === value,
        )
          ? person
          : undefined;
      },
      { missing: `the person ${userId} with ${JSON.stringify(expected)}` },
    );
  const saveEmail = (person: { userId: number; token: string }, Email: string) =>
    user.call('change-user', {
      body: { UserId: person.userId, Name: 'Meera', Email },
      token: person.token,
    });
  const usersCollection = () => user.connection.collection<{ _id: number }>('users');

  it('publishes the number of a sign-in as verified and a mail address of the profile as not', async () => {
    const meera = await user.signIn({ mobile: '9000001101' });
    await waitForPerson(meera.userId, { mobileVerified: true, emailVerified: false, email: '' });
    await saveEmail(meera, 'stranger@example.in');
    await waitForPerson(meera.userId, {
      email: 'stranger@example.in',
      emailVerified: false,
      mobileVerified: true,
    });
  });

  it('publishes the mail address of a sign-in as verified until the profile has another one', async () => {
    const ravi = await user.signIn({ email: 'ravi@example.in' });
    await waitForPerson(ravi.userId, { emailVerified: true, mobileVerified: false, mobile: '' });
    await saveEmail(ravi, 'other@example.in');
    await waitForPerson(ravi.userId, {
      email: 'other@example.in',
      emailVerified: false,
      verifiedEmail: 'ravi@example.in',
    });
    await saveEmail(ravi, 'ravi@example.in');
    await waitForPerson(ravi.userId, { email: 'ravi@example.in', emailVerified: true });
  });

  it('does not verify a number that staff entered until its owner signs in', async () => {
    const boss = await user.signIn({ mobile: '9000001102' });
    await usersCollection().updateOne({ _id: boss.userId }, { $set: { permissions: ['users'] } });
    const added = await user.call('save-staff', {
      body: { Mobile: '9000001103', Name: 'New', Permissions: ['users'] },
      token: (await user.signIn({ mobile: '9000001102' })).token,
    });
    const userId = Number(added.first.Id);
    await waitForPerson(userId, { mobile: '9000001103', mobileVerified: false });
    expect((await user.signIn({ mobile: '9000001103' })).userId).toBe(userId);
    await waitForPerson(userId, { mobileVerified: true });
  });

  it('verifies the sign-in contacts of users stored before contacts were verified', async () => {
    const [byMobile, byMail, changedMail] = [
      await user.signIn({ mobile: '9000001104' }),
      await user.signIn({ email: 'older@example.in' }),
      await user.signIn({ email: 'changed@example.in' }),
    ];
    await saveEmail(byMobile, 'profile@example.in');
    await saveEmail(changedMail, 'new@example.in');
    await user.stopServiceOnly();
    const ids = [byMobile, byMail, changedMail].map(({ userId }) => userId);
    await usersCollection().updateMany(
      { _id: { $in: ids } },
      { $unset: { signInChannel: '', verifiedMobile: '', verifiedEmail: '' } },
    );
    contacts.length = 0;
    const restarted = await user.restart();
    await waitForPerson(byMobile.userId, { mobileVerified: true, emailVerified: false });
    await waitForPerson(byMail.userId, { mobileVerified: false, emailVerified: true });
    await waitForPerson(changedMail.userId, { email: 'new@example.in', emailVerified: false });
    await restarted.stop();
  });
});
