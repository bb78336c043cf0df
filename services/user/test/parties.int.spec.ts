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

  it('rejects customers with 403 and anonymous callers with 401', async () => {
    const { token } = await user.signIn({ mobile: '9000000703' });
    expect([
      (await save({}, token)).status,
      (await user.call('save-party', { body: form })).status,
    ]).toEqual([403, 401]);
  });
});
