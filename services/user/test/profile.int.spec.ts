import {
  contactSnapshot,
  sealedPerson,
  userChanged,
  userRegistered,
} from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Contact = EventData<typeof contactSnapshot>;

describe('profile', () => {
  let user: UserService;
  let contacts: Envelope<Contact>[];
  let published: Envelope<{ userId: number }>[];
  let meera: { userId: number; token: string };
  let ravi: { userId: number; token: string };

  beforeAll(async () => {
    user = await startUserService('profile');
    contacts = collectEvents(user.broker, [contactSnapshot]) as Envelope<Contact>[];
    published = collectEvents(user.broker, [userRegistered, userChanged]) as Envelope<{
      userId: number;
    }>[];
    meera = await user.signIn({ mobile: '9000000601' });
    ravi = await user.signIn({ mobile: '9000000602' });
  });
  afterAll(() => user.stop());

  const openSealed = (contact: Contact) =>
    JSON.parse(createSealer(user.environment.SEAL_KEY).open(contact.sealed)) as unknown;

  it('returns a changed name and publishes only the id', async () => {
    const changed = await user.call('change-user', {
      body: {
        UserId: meera.userId,
        Name: ' Meera R ',
        Email: 'M@example.in',
        Address: 'Here',
        Pincode: '560034',
      },
      token: meera.token,
    });
    expect(changed.entries).toEqual([{ Id: meera.userId, Error: 0, Message: '', Code: '' }]);
    const [record, profile] = [
      await user.call('read-user', { query: { uId: String(meera.userId) }, token: meera.token }),
      await user.call('read-profile', {
        query: { UserId: String(meera.userId) },
        token: meera.token,
      }),
    ];
    expect(profile.text).toBe(record.text);
    expect(record.first).toMatchObject({
      Name: 'Meera R',
      Email: 'm@example.in',
      Mobile: '9000000601',
      UserName: '9000000601',
      Address: 'Here',
      Pincode: '560034',
      IsPincodeAvailable: 1,
      Password: '',
    });
    const events = await eventually(
      () => {
        const ownEvents = published.filter(({ key }) => key === String(meera.userId));
        return ownEvents.length >= 2 ? ownEvents : undefined;
      },
      { missing: 'registered and changed on user.events' },
    );
    expect(events.map(({ type, seq, data }) => [type, seq, data])).toEqual([
      [userRegistered.type, 1, { userId: meera.userId }],
      [userChanged.type, 2, { userId: meera.userId }],
    ]);
    const person = await eventually(
      () =>
        contacts.find(
          ({ key, data }) =>
            key === `person:${meera.userId}` &&
            sealedPerson.parse(openSealed(data)).name === 'Meera R',
        ),
      { missing: 'the person on user.contacts' },
    );
    expect(sealedPerson.parse(openSealed(person.data))).toEqual({
      name: 'Meera R',
      mobile: '9000000601',
      email: 'm@example.in',
      mobileVerified: true,
      emailVerified: false,
      verifiedEmail: '',
    });
  });

  it('does not allow signing in with a mail address from the profile', async () => {
    const { userId } = await user.signIn({ email: 'm@example.in' });
    expect(userId).not.toBe(meera.userId);
  });

  it.each([
    [{ Name: ' ' }, 'name-missing'],
    [{ Email: 'x' }, 'email-invalid'],
    [{ Pincode: 'ABCDEF' }, 'pincode-invalid'],
  ])('rejects %j', async (change, code) => {
    const refused = await user.call('change-user', {
      body: { UserId: ravi.userId, Name: 'Ravi', ...change },
      token: ravi.token,
    });
    expect(refused.first).toMatchObject({ Error: 1, Code: code });
  });

  it('accepts the own mobile in any spelling of the sign-in', async () => {
    for (const Mobile of ['9000000602', '+919000000602', '09000000602']) {
      const changed = await user.call('change-user', {
        body: { UserId: ravi.userId, Name: 'Ravi', Mobile },
        token: ravi.token,
      });
      expect(changed.first).toMatchObject({ Id: ravi.userId, Error: 0 });
    }
  });

  it.each(['9000000601', '+19000000602', 'x', ''])(
    'rejects the mobile %j, names the field and changes nothing',
    async (Mobile) => {
      const refused = await user.call('change-user', {
        body: { UserId: ravi.userId, Name: 'Changed', Mobile },
        token: ravi.token,
      });
      expect(refused.first).toMatchObject({
        Error: 1,
        Code: 'mobile-not-yours',
        Message: expect.stringMatching(/^Mobile must be /) as string,
      });
      const record = await user.call('read-user', {
        query: { uId: String(ravi.userId) },
        token: ravi.token,
      });
      expect(record.first).not.toMatchObject({ Name: 'Changed' });
      expect(record.first).toMatchObject({ Mobile: '9000000602' });
    },
  );

  it('rejects access to other people with 403 and anonymous callers with 401', async () => {
    expect(
      (await user.call('read-user', { query: { uId: String(meera.userId) }, token: ravi.token }))
        .status,
    ).toBe(403);
    expect((await user.call('read-user', { query: { uId: String(meera.userId) } })).status).toBe(
      401,
    );
    expect(
      (
        await user.call('change-user', {
          body: { UserId: meera.userId, Name: 'X' },
          token: ravi.token,
        })
      ).status,
    ).toBe(403);
  });
});
