import { contactSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

interface Person {
  readonly userId: number;
  readonly token: string;
}

describe('removal of an address', () => {
  let user: UserService;
  let contacts: Envelope<EventData<typeof contactSnapshot>>[];
  let meera: Person;
  let ravi: Person;

  beforeAll(async () => {
    user = await startUserService('address-removal');
    contacts = collectEvents(user.broker, [contactSnapshot]) as typeof contacts;
    meera = await user.signIn({ mobile: '9000000611' });
    ravi = await user.signIn({ mobile: '9000000612' });
  });
  afterAll(() => user.stop());

  const save = async (who: Person, change: Record<string, unknown> = {}) =>
    (
      await user.call('save-address', {
        body: {
          Id: 0,
          UserId: who.userId,
          Name: 'Meera Rao',
          Mobile: '9876543210',
          Address: '12, 4th Cross',
          Pincode: '560034',
          Email: '',
          Source: 1,
          ...change,
        },
        token: who.token,
      })
    ).first;
  const saveNew = async (who: Person): Promise<number> => Number((await save(who)).Id);
  const remove = (who: Person, id: number, userId = who.userId) =>
    user.call(
      'remove-address',
      { query: { UserId: String(userId), Id: String(id) }, token: who.token },
      'DELETE',
    );
  const listIds = async (who: Person) =>
    (
      await user.call('list-addresses', { query: { uId: String(who.userId) }, token: who.token })
    ).entries.map(({ Id }) => Id);

  it('takes it off the list, also when repeated, and leaves the others', async () => {
    const [first, second] = [await saveNew(meera), await saveNew(meera)];
    for (let attempt = 1; attempt <= 2; attempt += 1)
      expect((await remove(meera, first)).entries).toEqual([
        { Id: first, Error: 0, Message: '', Code: '' },
      ]);
    expect(await listIds(meera)).toEqual([second]);
  });

  it('keeps the address for orders that are under way', async () => {
    const id = await saveNew(ravi);
    await eventually(() => contacts.some(({ key }) => key === `address:${id}`), {
      missing: 'the address on user.contacts',
    });
    await remove(ravi, id);
    expect(
      await user.connection.collection<{ _id: number }>('addresses').findOne({ _id: id }),
    ).toMatchObject({ address: '12, 4th Cross', pincode: '560034' });
  });

  it('makes room for another when twenty are saved', async () => {
    const priya = await user.signIn({ mobile: '9000000613' });
    const ids: number[] = [];
    while (ids.length < 20) ids.push(await saveNew(priya));
    expect(await save(priya)).toMatchObject({ Error: 1, Code: 'too-many-addresses' });
    expect((await remove(priya, ids[0] ?? 0)).first).toMatchObject({ Error: 0 });
    const added = await saveNew(priya);
    expect(await listIds(priya)).toEqual([...ids.slice(1), added]);
  });

  it('of the first address makes the next one the location of the customer', async () => {
    const anil = await user.signIn({ mobile: '9000000614' });
    const first = await saveNew(anil);
    await save(anil, { Pincode: '600004' });
    await remove(anil, first);
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: meera.userId }, { $set: { permissions: ['users'] } });
    const { token } = await user.signIn({ mobile: '9000000611' });
    const { entries } = await user.call('list-users', {
      query: { loc: '1', Search: '0614' },
      token,
    });
    expect(entries).toMatchObject([{ Id: anil.userId, Pincode: '600004' }]);
  });

  it("rejects another person's address with 403, an unknown one with 404 and a guest with 401", async () => {
    const id = await saveNew(ravi);
    expect((await remove(meera, id)).status).toBe(403);
    expect((await remove(meera, id, ravi.userId)).status).toBe(403);
    expect((await remove(ravi, 999_999)).status).toBe(404);
    expect((await remove({ ...ravi, token: '' }, id)).status).toBe(401);
    expect(await listIds(ravi)).toContain(id);
  });

  it('cannot be replaced by a later edit', async () => {
    const id = await saveNew(ravi);
    await remove(ravi, id);
    const edited = await save(ravi, { Id: id });
    expect(edited).toMatchObject({ status: 404 });
    expect(await listIds(ravi)).not.toContain(id);
  });

  it('leaves the address of a party, which its members only read', async () => {
    const id = await saveNew(ravi);
    await user.connection
      .collection<{ _id: number }>('addresses')
      .updateOne({ _id: id }, { $set: { source: 0 } });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: ravi.userId }, { $set: { partyId: 1 } });
    await user.connection.collection<{ _id: number }>('parties').insertOne({
      _id: 1,
      name: 'Party',
      gstin: '29AAGCT9091M1ZX',
    } as never);
    expect((await remove(ravi, id)).first).toMatchObject({ Error: 1, Code: 'party-address' });
    expect(await listIds(ravi)).toContain(id);
  });
});
