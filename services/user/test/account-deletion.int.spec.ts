import {
  accountClosed,
  contactKey,
  contactSnapshot,
  ordersSettled,
  personErased,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { userModel } from '../src/persistence/accounts/user-document.ts';
import { createClosedAccounts } from '../src/persistence/erasure/closed-accounts.ts';
import { startUserService, wrongCode, type UserService } from './user-service.ts';

const mobile = '9000001501';
const name = 'Sunita Deshpande';
const minuteMs = 60_000;

interface Person {
  readonly userId: number;
  readonly token: string;
  readonly cookie: string;
}

describe('deletion of an account', () => {
  let user: UserService;
  let sunita: Person;
  let addressId: number;
  let reference: string;
  let deletionCode: string;
  let erasures: { readonly type: string; readonly key: string; readonly data: unknown }[];
  const tombstones: string[] = [];
  beforeAll(async () => {
    user = await startUserService('account-deletion');
    erasures = collectEvents(user.broker, [accountClosed, personErased]) as typeof erasures;
    await user.broker.subscribe({
      group: 'tombstones',
      topics: [contactSnapshot.topic.name],
      from: 'beginning',
      commit: false,
      onMessage: ({ key, value }) => {
        if (value === null) tombstones.push(key);
        return Promise.resolve('done');
      },
    });
    sunita = await user.signIn({ mobile });
    await user.call('change-user', {
      body: { UserId: sunita.userId, Name: name, Email: 'sunita@example.in' },
      token: sunita.token,
    });
    const saved = await user.call('save-address', {
      body: {
        Id: 0,
        UserId: sunita.userId,
        Name: name,
        Email: '',
        Mobile: mobile,
        Address: '7 Residency Road',
        Pincode: '560034',
        Source: 1,
        CompanyGSTIN: '',
      },
      token: sunita.token,
    });
    addressId = Number(saved.first.Id);
  });
  afterAll(() => user.stop());

  const start = (person: Person, contact: { Mobile?: string; Email?: string }) =>
    user.call(
      'start-account-deletion',
      {
        query: { UserId: String(person.userId), Mobile: '', Email: '', ...contact },
        token: person.token,
      },
      'POST',
    );
  const remove = (person: Person, Otp: string) =>
    user.call('delete-account', {
      query: { UserId: String(person.userId), Otp },
      token: person.token,
    });
  const findMentions = async (): Promise<string[]> => {
    const collections = await user.connection.db?.collections();
    const mentions: string[] = [];
    for (const collection of collections ?? [])
      for (const document of await collection.find().toArray())
        if (/Sunita|sunita|9000001501|Residency/.test(JSON.stringify(document)))
          mentions.push(collection.collectionName);
    return mentions;
  };

  it('sends its code to the contact of the sign-in only', async () => {
    expect((await start(sunita, { Mobile: '9000001599' })).first.Code).toBe('contact-not-yours');
    expect((await start(sunita, {})).first.Code).toBe('contact-not-yours');
    const foreign = { Mobile: mobile, Email: 'asha@example.in' };
    expect((await start(sunita, foreign)).first.Code).toBe('contact-not-yours');
    expect((await start(sunita, { Mobile: mobile })).first).toMatchObject({ Error: 0 });
  });

  it('needs that code, and no code for something else', async () => {
    const challengeId = Number((await start(sunita, { Mobile: mobile })).first.Id);
    const code = await user.findCode(challengeId);
    expect((await remove(sunita, wrongCode(code))).first).toMatchObject({
      Code: 'code-wrong',
      TriesLeft: 4,
    });
    const misused = await user.call('verify-contact', {
      body: { UserId: sunita.userId, OtpId: challengeId, Code: code },
      token: sunita.token,
    });
    expect(misused.first.Code).toBe('code-expired');
    const removed = await remove(sunita, code);
    expect(removed.first).toMatchObject({ Id: sunita.userId, Error: 0 });
    reference = String(removed.first.Reference);
    expect(reference).toMatch(/^[0-9a-f]{32}$/);
    deletionCode = code;
    const repeated = await Promise.all([remove(sunita, code), remove(sunita, code)]);
    expect(repeated.map(({ first }) => first.Reference)).toEqual([reference, reference]);
    expect((await remove(sunita, wrongCode(code))).first.Code).toBe('code-expired');
  });

  it('closes the account at once', async () => {
    const renewed = await user.call(
      'renew-token',
      { headers: { cookie: `refresh=${sunita.cookie}` } },
      'POST',
    );
    expect(renewed).toMatchObject({ status: 200, first: { Error: 1, Code: 'signed-out' } });
    user.advance(31_000);
    const challengeId = await user.start({ mobile });
    const signedIn = await user.check(challengeId, await user.findCode(challengeId));
    expect(signedIn.first).toMatchObject({ Error: 1, Code: 'account-closed' });
    await eventually(() => erasures.some(({ type }) => type === accountClosed.type), {
      missing: 'the closed account',
    });
    expect(await findMentions()).toContain('users');
  });

  it('reports since when the oldest erasure waits', async () => {
    const details = await (await fetch(`${user.url}/health/details`)).json();
    const { figures } = details as { figures: readonly { name: string; value: number }[] };
    const age = figures.find(({ name: figure }) => figure === 'tokri_erasures_oldest_seconds');
    expect(age?.value).toBeGreaterThanOrEqual(31);
  });

  it('lets no staff invite, block or preview the person', async () => {
    const staff = await user.signIn({ mobile: '9000001503' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: staff.userId }, { $set: { permissions: ['users', 'items'] } });
    const { token } = await user.signIn({ mobile: '9000001503' });
    const blocked = await user.call('set-customer-block', {
      body: { UserId: sunita.userId, Blocked: true, Reason: 'x' },
      token,
    });
    expect(blocked.first).toMatchObject({ Error: 1, Code: 'account-closed' });
    const invited = await user.call('save-staff', {
      body: { Name: 'Sunita', Mobile: mobile, Permissions: ['items'] },
      token,
    });
    expect(invited.first).toMatchObject({ Error: 1, Code: 'account-closed' });
    const previewed = await user.call('start-customer-preview', {
      body: { UserId: sunita.userId },
      token,
    });
    expect(previewed.status).toBe(404);
  });

  it('shows staff that the account is closed', async () => {
    const { token } = await user.signIn({ mobile: '9000001503' });
    const listed = await user.call('list-customers', { query: { Search: name }, token });
    expect(listed.first).toMatchObject({ UserId: sunita.userId, IsClosed: true });
    const read = await user.call('read-customer', {
      query: { UserId: String(sunita.userId) },
      token,
    });
    expect(read.text).toMatch(/"ClosedAt":"\d{4}-/);
  });

  it('erases the person once the orders are settled', async () => {
    user.advance(minuteMs);
    await publishEvent(user.broker, ordersSettled, {
      key: String(sunita.userId),
      seq: 1,
      data: { userId: sunita.userId, reference },
      occurredAt: new Date(),
    });
    await eventually(() => erasures.some(({ type }) => type === personErased.type), {
      missing: 'the erased person',
      timeoutMs: 20_000,
    });
    expect(erasures.find(({ type }) => type === personErased.type)).toMatchObject({
      key: String(sunita.userId),
      data: { userId: sunita.userId, reference },
    });
    expect(await findMentions()).toEqual([]);
    expect(await createClosedAccounts(userModel(user.connection)).findOldestClosing()).toBeNull();
    const own = await user.call('read-service-erasure', { query: { Reference: reference } });
    expect(own.first).toMatchObject({
      ErasedAt: expect.any(String) as string,
      Erased: expect.arrayContaining([
        { Kind: 'profile', Count: 1 },
        { Kind: 'addresses', Count: 1 },
      ]) as unknown,
    });
  });

  it('removes the person and the addresses from the topic of contacts', async () => {
    await eventually(
      () =>
        [contactKey.person(sunita.userId), contactKey.address(addressId)].every((key) =>
          tombstones.includes(key),
        ),
      { missing: 'the tombstones' },
    );
  });

  it('answers the reference again while the code is valid, also once the person is erased', async () => {
    expect((await remove(sunita, deletionCode)).first.Reference).toBe(reference);
    expect(user.logLines.filter((line) => line.includes('"account closed"'))).toHaveLength(1);
    user.advance(5 * minuteMs);
    expect((await remove(sunita, deletionCode)).first.Code).toBe('code-expired');
  });

  it('lets the same person begin afresh', async () => {
    user.advance(31_000);
    const again = await user.signIn({ mobile });
    expect(again.userId).toBeGreaterThan(0);
    expect(again.userId).not.toBe(sunita.userId);
  });

  it('is refused to staff', async () => {
    const staff = await user.signIn({ mobile: '9000001502' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: staff.userId }, { $set: { permissions: ['items'] } });
    expect((await start(staff, { Mobile: '9000001502' })).first.Code).toBe('staff-account');
  });

  it('has a certificate for those who know its reference', async () => {
    const certificate = await user.call('read-account-erasure', {
      query: { Reference: reference },
    });
    expect(certificate.first).toMatchObject({ Reference: reference });
    const unknown = await user.call('read-account-erasure', {
      query: { Reference: '0'.repeat(32) },
    });
    expect(unknown.status).toBe(404);
  });
});
