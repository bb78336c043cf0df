import { contactSnapshot, sealedAddress } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Contact = EventData<typeof contactSnapshot>;

describe('addresses', () => {
  let user: UserService;
  let contacts: Envelope<Contact>[];
  let meera: { userId: number; token: string };
  let ravi: { userId: number; token: string };

  beforeAll(async () => {
    user = await startUserService('addresses');
    contacts = collectEvents(user.broker, [contactSnapshot]) as Envelope<Contact>[];
    meera = await user.signIn({ mobile: '9000000601' });
    ravi = await user.signIn({ mobile: '9000000602' });
  });
  afterAll(() => user.stop());

  const form = {
    Id: 0,
    Name: 'Meera Rao',
    Mobile: '09876543210',
    Address: '12, 4th Cross',
    Pincode: '560034',
    Email: 'Meera@example.in',
    Source: 1,
  };
  const save = (
    who: { userId: number; token: string },
    change: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) =>
    user.call('save-address', {
      body: { ...form, UserId: who.userId, ...change },
      token: who.token,
      headers,
    });
  const list = async (who: { userId: number; token: string }) =>
    (await user.call('list-addresses', { query: { uId: String(who.userId) }, token: who.token }))
      .entries;
  const openSealed = (contact: Contact) =>
    JSON.parse(createSealer(user.environment.SEAL_KEY).open(contact.sealed)) as unknown;

  it('saves a complete form with its State and publishes it sealed', async () => {
    const saved = await save(meera);
    expect(saved.entries).toEqual([{ Id: expect.any(Number), Error: 0, Message: '', Code: '' }]);
    const id = Number(saved.first.Id);
    expect(await list(meera)).toContainEqual({
      Id: id,
      Name: 'Meera Rao',
      Email: 'meera@example.in',
      Mobile: '09876543210',
      Address: '12, 4th Cross',
      Pincode: '560034',
      UserId: meera.userId,
      Source: 1,
      CompanyGSTIN: '',
      State: '29',
      PincodeVerified: true,
    });
    const record = await eventually(() => contacts.find(({ key }) => key === `address:${id}`), {
      missing: 'the address on user.contacts',
    });
    expect(record.data).toMatchObject({
      kind: 'address',
      addressId: id,
      userId: meera.userId,
      pincode: '560034',
      stateCode: '29',
    });
    expect(sealedAddress.parse(openSealed(record.data))).toEqual({
      name: 'Meera Rao',
      mobile: '09876543210',
      email: 'meera@example.in',
      address: '12, 4th Cross',
    });
  });

  it('gives an edited address another Id and keeps the old document unchanged', async () => {
    const before = Number((await save(ravi, { Pincode: '600004' })).first.Id);
    const after = Number((await save(ravi, { Id: before, Address: 'Another street' })).first.Id);
    expect(after).not.toBe(before);
    expect((await list(ravi)).map(({ Id, State }) => [Id, State])).toEqual([[after, '29']]);
    expect(
      await user.connection.collection<{ _id: number }>('addresses').findOne({ _id: before }),
    ).toMatchObject({ address: '12, 4th Cross', stateCode: '33' });
    expect((await save(ravi, { Id: before })).status).toBe(404);
  });

  it.each([
    [
      { Pincode: '110001' },
      'pincode-not-served',
      'Sorry for the inconvenience, Currently Delivery is not available in this location.',
    ],
    [{ Pincode: '56003' }, 'pincode-invalid', 'Please enter a valid Pincode!'],
    [{ Name: '  ' }, 'name-missing', 'Please enter Name'],
    [{ Address: '' }, 'address-missing', 'Please enter Address'],
    [{ Mobile: '12345' }, 'mobile-invalid', 'You have entered an invalid mobile number!'],
    [{ Email: 'nobody' }, 'email-invalid', 'You have entered an invalid email address!'],
  ])('rejects %j with its message and stores nothing', async (change, code, message) => {
    const before = await list(meera);
    const refused = await save(meera, change);
    expect(refused.status).toBe(200);
    expect(refused.entries).toEqual([{ Id: 0, Error: 1, Code: code, Message: message }]);
    expect(await list(meera)).toEqual(before);
  });

  it("rejects another person's address with 403 and an unknown one with 404", async () => {
    const [ownAddress] = await list(meera);
    expect((await save(ravi, { Id: ownAddress?.Id })).status).toBe(403);
    expect(
      (
        await user.call('list-addresses', {
          query: { uId: String(meera.userId) },
          token: ravi.token,
        })
      ).status,
    ).toBe(403);
    expect((await save(ravi, { UserId: meera.userId })).status).toBe(403);
    expect((await save(ravi, { Id: 999_999 })).status).toBe(404);
  });

  it.each([{ Name: { $ne: '' } }, { Pincode: ['560034'] }, { Id: { $gt: 0 } }, { Source: 2 }])(
    'rejects %j with 400 and stores nothing',
    async (change) => {
      const before = await list(meera);
      expect((await save(meera, change)).status).toBe(400);
      expect(await list(meera)).toEqual(before);
    },
  );

  it('ignores unknown fields', async () => {
    const id = Number(
      (
        await save(meera, {
          State: '33',
          stateCode: '33',
          userId: 1,
          CompanyGSTIN: '29AABCT1234F1ZM',
        })
      ).first.Id,
    );
    expect((await list(meera)).find(({ Id }) => Id === id)).toMatchObject({
      State: '29',
      UserId: meera.userId,
      CompanyGSTIN: '',
    });
  });

  it('saves one address for a repeated Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'address-of-meera-1' };
    const [one, two] = [await save(meera, {}, headers), await save(meera, {}, headers)];
    expect(two.text).toBe(one.text);
    expect((await list(meera)).filter(({ Id }) => Id === one.first.Id)).toHaveLength(1);
  });

  it('keeps at most twenty of 30 concurrent addresses and loses none that was confirmed', async () => {
    const { userId, token } = await user.signIn({ mobile: '9000000603' });
    const responses: Awaited<ReturnType<typeof save>>[] = [];
    for (let batch = 0; batch < 10; batch += 1)
      responses.push(
        ...(await Promise.all(
          [1, 2, 3].map((part) => save({ userId, token }, { Address: `Street ${batch} ${part}` })),
        )),
      );
    const saved = responses
      .filter(({ first }) => Number(first.Error) === 0 && Number(first.Id) > 0)
      .map(({ first }) => first.Id);
    expect((await list({ userId, token })).map(({ Id }) => Id).sort()).toEqual(saved.sort());
    expect(saved).toHaveLength(20);
    expect(responses.filter(({ first }) => first.Code === 'too-many-addresses')).toHaveLength(10);
  });

  it('refuses the source of a business from a person without one', async () => {
    expect(await save(meera, { Source: 0 })).toMatchObject({
      status: 400,
      first: {
        code: 'bad-input',
        detail: 'Source: must be 1: only a business has an address with 0',
        errors: [{ field: 'Source' }],
      },
    });
  });

  it('keeps the address of a party read-only for its members', async () => {
    const { userId, token } = await user.signIn({ mobile: '9000000604' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { partyId: 1 } });
    expect((await save({ userId, token }, { Source: 0 })).first).toMatchObject({
      Error: 1,
      Code: 'party-address',
    });
    expect(Number((await save({ userId, token })).first.Error)).toBe(0);
  });
});

describe('addresses in tax mode 1', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('uk-addresses', { TAX_MODE: '1' });
  });
  afterAll(() => user.stop());

  it('are saved with a postcode wherever it is, and without a mobile number', async () => {
    const { userId, token } = await user.signIn({ mobile: '07700900603' });
    const form = {
      Id: 0,
      UserId: userId,
      Name: 'Amelia Clarke',
      Mobile: '',
      Email: '',
      Address: '221B Baker Street, London',
      Pincode: 'nw16xe',
      Source: 1,
    };
    const save = (change: Record<string, unknown>) =>
      user.call('save-address', { body: { ...form, ...change }, token });
    expect((await save({ Pincode: '560034' })).first).toMatchObject({
      Error: 1,
      Code: 'postcode-invalid',
      Message: 'Please enter a valid Postcode!',
    });
    expect((await save({})).first).toMatchObject({ Error: 0 });
    const { entries } = await user.call('list-addresses', {
      query: { uId: String(userId) },
      token,
    });
    expect(entries).toMatchObject([
      { Address: '221B Baker Street, London', Pincode: 'NW1 6XE', PincodeVerified: false },
    ]);
  });
});
