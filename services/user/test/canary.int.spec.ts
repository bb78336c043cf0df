import { topics } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('personal data', () => {
  let user: UserService;
  const publishedMessages: string[] = [];
  const mobile = '9123456780';
  const mail = 'canary.person@example.in';
  const street = 'Canary Lane 77';
  beforeAll(async () => {
    user = await startUserService('canary');
    const own = topics.filter(({ producer }) => producer === 'user').map(({ name }) => name);
    await user.broker.subscribe({
      group: 'canary',
      topics: own,
      from: 'beginning',
      commit: false,
      onMessage: ({ key, value, headers }) => {
        publishedMessages.push(JSON.stringify({ key, value, headers }));
        return Promise.resolve('done');
      },
    });
  });
  afterAll(() => user.stop());

  it('never appears in logs or on topics after sign-in, renewal and saving an address', async () => {
    const challengeId = await user.start({ mobile });
    const code = await user.findCode(challengeId);
    const stored = JSON.stringify(
      await user.connection.collection<{ _id: number }>('challenges').findOne({ _id: challengeId }),
    );
    const response = await user.check(challengeId, code);
    const [userId, token] = [Number(response.first.Id), String(response.first.Token)];
    const renewed = await user.call('renew-token', {
      body: {},
      headers: { cookie: `refresh=${response.cookie}` },
    });
    await user.call('change-user', {
      body: { UserId: userId, Name: 'Canary Person', Email: mail },
      token,
    });
    await user.call('save-address', {
      body: {
        UserId: userId,
        Name: 'Canary Person',
        Mobile: mobile,
        Address: street,
        Pincode: '560034',
        Email: mail,
      },
      token,
    });
    await user.call('save-address', {
      body: {
        UserId: userId,
        Name: 'Canary Person',
        Mobile: 'x',
        Address: street,
        Pincode: '560034',
        Email: mail,
      },
      token,
    });
    await user.call('start-sign-in', { query: { mobile, email: '', unknown: mobile } });
    await user.call('check-code', { query: { Id: 'x', password: code } });
    await eventually(
      () =>
        publishedMessages.some((line) => line.includes('address:')) &&
        publishedMessages.some((line) => line.includes('person:')),
      { missing: 'contacts on their topic' },
    );
    await eventually(
      () => publishedMessages.some((line) => line.includes(`\\"userId\\":${userId}`)),
      {
        missing: 'events of the person',
      },
    );

    const output = [...user.logLines, ...publishedMessages].join('\n');
    expect(user.logLines.length).toBeGreaterThan(5);
    for (const secret of [
      mobile,
      mail,
      street,
      'Canary Person',
      token,
      String(renewed.first.Token),
      response.cookie,
      renewed.cookie,
    ])
      expect(output).not.toContain(secret);
    // Six digits may be part of a timestamp or a process id by chance, but not a separate word.
    expect(output).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
    expect(stored).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
