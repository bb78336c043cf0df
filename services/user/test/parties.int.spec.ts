import { partySnapshot, sealedParty, type Envelope, type EventData } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService, type UserService } from './user-service.ts';

const form = {
  Name: 'Annapurna Caterers',
  GSTIN: '29AAKFA4321L1ZB',
  Address: '18 Sarjapur Main Road',
  Pincode: '560034',
  Mobile: '9000000701',
};

describe('parties', () => {
  let user: UserService;
  let published: Envelope<EventData<typeof partySnapshot>>[];
  let staff: string;
  beforeAll(async () => {
    user = await startUserService('parties');
    published = collectEvents(user.broker, [partySnapshot]) as typeof published;
    const clerk = await user.signIn({ mobile: '9000000700' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: clerk.userId }, { $set: { permissions: ['users'] } });
    staff = (await user.signIn({ mobile: '9000000700' })).token;
  });
  afterAll(() => user.stop());
  const save = (change: Record<string, unknown> = {}, token = staff) =>
    user.call('save-party', { body: { ...form, ...change }, token });

  it('publishes the new party sealed and bills its member to it', async () => {
    const created = await save();
    expect(created.first).toMatchObject({ Error: 0, Code: '' });
    const { data } = await eventually(
      () => published.find(({ key }) => key === `party:${String(created.first.Id)}`),
      { missing: 'the party on user.contacts' },
    );
    expect(data).toMatchObject({ partyId: created.first.Id, pincode: '560034', stateCode: '29' });
    expect(
      sealedParty.parse(JSON.parse(createSealer(user.environment.SEAL_KEY).open(data.sealed))),
    ).toEqual({ name: form.Name, address: form.Address, gstin: form.GSTIN });
    const member = await user.signIn({ mobile: form.Mobile });
    expect(
      (await user.call('read-user', { query: { uId: String(member.userId) }, token: member.token }))
        .first,
    ).toMatchObject({
      PartyId: created.first.Id,
      IsBussinessCustomer: 1,
      Name: form.Name,
      CompanyName: form.Name,
      GSTN: form.GSTIN,
    });
    expect(
      (
        await user.call('list-addresses', {
          query: { uId: String(member.userId) },
          token: member.token,
        })
      ).entries,
    ).toMatchObject([{ Source: 0, Address: form.Address, CompanyGSTIN: form.GSTIN }]);
  });

  it('returns the same party and address when repeated and adds a second member', async () => {
    const [once, again, other] = [await save(), await save(), await save({ Mobile: '9000000702' })];
    expect([again.first.Id, other.first.Id]).toEqual([once.first.Id, once.first.Id]);
    const member = await user.signIn({ mobile: '9000000702' });
    expect(
      (
        await user.call('list-addresses', {
          query: { uId: String(member.userId) },
          token: member.token,
        })
      ).entries,
    ).toHaveLength(1);
  });

  it.each([
    [{ Name: ' ' }, 'name-missing'],
    [{ GSTIN: '29AAKFA4321L1ZC' }, 'gstin-invalid'],
    [{ Address: '' }, 'address-missing'],
    [{ Pincode: '5600' }, 'pincode-invalid'],
    [{ Pincode: '110001' }, 'pincode-not-served'],
    [{ Mobile: '123' }, 'mobile-invalid'],
    [{ GSTIN: '27AAPFU0939F1ZV' }, 'other-party'],
  ])('rejects %j with %s', async (change, code) => {
    expect((await save(change)).first).toMatchObject({ Error: 1, Code: code });
  });

  it('stores no party that its member cannot join', async () => {
    const GSTIN = '27AAPFU0939F1ZV';
    expect((await save({ GSTIN })).first.Code).toBe('other-party');
    expect(await user.connection.collection('parties').findOne({ gstin: GSTIN })).toBeNull();
  });

  describe('names', () => {
    const appoint = async (mobile: string, permissions: readonly string[]): Promise<string> => {
      const { userId } = await user.signIn({ mobile });
      await user.connection
        .collection<{ _id: number }>('users')
        .updateOne({ _id: userId }, { $set: { permissions } });
      return (await user.signIn({ mobile })).token;
    };
    const list = (query: Record<string, string>, token = staff) =>
      user.call('list-party-names', { query, token });
    let annapurna: number;
    let zaika: number;
    beforeAll(async () => {
      annapurna = Number((await save()).first.Id);
      await save({ Name: 'Madhur Sweets', GSTIN: '27AAPFU0939F1ZV', Mobile: '9000000703' });
      const other = { Name: 'zaika Tiffins', GSTIN: '33AABCZ1234A1Z1', Mobile: '9000000704' };
      zaika = Number((await save(other)).first.Id);
    });

    it('are listed by name, a page at a time', async () => {
      const { entries, headers } = await list({ page: '3', pageSize: '1' });
      expect(entries).toEqual([{ PartyId: zaika, Name: 'zaika Tiffins' }]);
      expect(headers.get('x-total-count')).toBe('3');
    });

    it.each(['TIFF', '33aabcz', '33AABCZ1234A1Z1', 'number'])(
      'are found by a part of the name, the beginning of the GSTIN or the number: %s',
      async (search) => {
        const { entries } = await list({ Search: search === 'number' ? String(zaika) : search });
        expect(entries).toEqual([{ PartyId: zaika, Name: 'zaika Tiffins' }]);
      },
    );

    it.each(['AABCZ1234', '.*', 'Nobody'])('are not found by %s', async (Search) => {
      expect((await list({ Search })).entries).toEqual([]);
    });

    it('are listed for given numbers, without numbers that nobody has', async () => {
      expect((await list({ PartyIds: `${annapurna},999` })).entries).toEqual([
        { PartyId: annapurna, Name: form.Name },
      ]);
    });

    it.each([
      ['PartyIds', ''],
      ['PartyIds', '1;2'],
      ['Search', 'x'.repeat(101)],
    ])('are refused with 400 for %s "%s"', async (name, value) => {
      expect((await list({ [name]: value })).status).toBe(400);
    });

    it.each(['rates', 'offers', 'slots', 'pincodes'])(
      'are listed for staff with the permission %s',
      async (permission) => {
        const token = await appoint('9000000705', [permission]);
        expect((await list({}, token)).entries).toHaveLength(3);
      },
    );

    it('are refused to other staff, customers and guests', async () => {
      const others = ['items', 'chat', 'transactions', 'payments', 'reports', 'settings'];
      const { token: customer } = await user.signIn({ mobile: '9000000707' });
      expect([
        (await list({}, await appoint('9000000706', others))).status,
        (await list({}, customer)).status,
        (await user.call('list-party-names')).status,
      ]).toEqual([403, 403, 401]);
    });
  });

  it('rejects customers with 403 and anonymous callers with 401', async () => {
    const { token } = await user.signIn({ mobile: '9000000703' });
    expect([
      (await save({}, token)).status,
      (await user.call('save-party', { body: form })).status,
    ]).toEqual([403, 401]);
  });
});
