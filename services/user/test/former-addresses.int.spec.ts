import { dayMs, shopDate } from '@tokri/contracts/dates';
import { contactKey, contactSnapshot } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import { eraseFormerAddresses } from '../src/application/addresses/erase-former-addresses.ts';
import {
  addressModel,
  createAddressRepository,
} from '../src/persistence/addresses/address-repository.ts';
import { toUser } from '../src/persistence/accounts/user-repository.ts';
import { userModel, type UserDocument } from '../src/persistence/accounts/user-document.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

interface Person {
  readonly userId: number;
  readonly token: string;
}
interface StoredAddress {
  readonly _id: number;
  readonly address: string;
  readonly eraseDay?: number;
}

const street = '12, 4th Cross';

describe('addresses that were replaced or removed', () => {
  let user: UserService;
  let meera: Person;
  const tombstones: string[] = [];

  beforeAll(async () => {
    user = await startUserService('former-addresses');
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
    meera = await user.signIn({ mobile: '9000000621' });
  });
  afterAll(() => user.stop());

  const save = async (who: Person, Id = 0): Promise<number> => {
    const body = {
      Id,
      UserId: who.userId,
      Name: 'Meera Rao',
      Mobile: '9876543210',
      Address: street,
      Pincode: '560034',
      Email: '',
      Source: 1,
    };
    return Number((await user.call('save-address', { body, token: who.token })).first.Id);
  };
  const remove = (who: Person, id: number) =>
    user.call(
      'remove-address',
      { query: { UserId: String(who.userId), Id: String(id) }, token: who.token },
      'DELETE',
    );
  const list = async (who: Person, query: Record<string, string> = {}) =>
    (
      await user.call('list-addresses', {
        query: { uId: String(who.userId), ...query },
        token: who.token,
      })
    ).entries;
  const collection = () => user.connection.collection<StoredAddress>('addresses');
  const findStored = (id: number) => collection().findOne({ _id: id });
  /** What the hourly job does, some days from now. */
  const runJob = (daysFromNow: number) =>
    eraseFormerAddresses({
      users: {
        find: async (id) => {
          const found = await userModel(user.connection)
            .findOne({ _id: id })
            .lean<UserDocument | null>();
          return found && toUser(found);
        },
      },
      addresses: createAddressRepository(addressModel(user.connection)),
      clock: () => new Date(Date.now() + daysFromNow * dayMs),
    })();

  it('are listed on request only, after the saved ones, with the day until which they are kept', async () => {
    const replaced = await save(meera);
    const edited = await save(meera, replaced);
    const removed = await save(meera);
    await remove(meera, removed);
    expect((await list(meera)).map(({ Id }) => Id)).toEqual([edited]);
    const all = await list(meera, { All: '1' });
    expect(all.map(({ Id }) => Id)).toEqual([edited, removed, replaced]);
    const keptUntil = shopDate(new Date(Date.now() + 120 * dayMs));
    expect(all.map(({ KeptUntil }) => KeptUntil)).toEqual([undefined, keptUntil, keptUntil]);
    expect((await list(meera, { All: '1', pageSize: '2', page: '2' })).map(({ Id }) => Id)).toEqual(
      [replaced],
    );
  });

  it('are not shown to staff who see the shop as the customer', async () => {
    const mobile = '9000000622';
    const staff = await user.signIn({ mobile });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: staff.userId }, { $set: { permissions: ['users'] } });
    const { token } = await user.signIn({ mobile });
    const preview = await user.call('start-customer-preview', {
      body: { UserId: meera.userId },
      token,
    });
    const seen = { userId: meera.userId, token: String(preview.first.Token) };
    expect((await list(seen, { All: '1' })).map(({ Id }) => Id)).toEqual(
      (await list(meera)).map(({ Id }) => Id),
    );
  });

  it('are kept for 120 days and then erased in the store and on the topic', async () => {
    const ravi = await user.signIn({ mobile: '9000000623' });
    const replaced = await save(ravi);
    const removed = await save(ravi);
    const edited = await save(ravi, replaced);
    await remove(ravi, removed);
    await runJob(120);
    expect(await findStored(replaced)).toMatchObject({ address: street });
    expect(await findStored(removed)).toMatchObject({ address: street });
    await runJob(123);
    expect(await findStored(replaced)).toMatchObject({ address: '', isErased: true });
    expect(await findStored(removed)).toMatchObject({ address: '', isErased: true });
    expect(await findStored(edited)).toMatchObject({ address: street });
    expect((await list(ravi, { All: '1' })).map(({ Id }) => Id)).toEqual([edited]);
    await eventually(
      () => [replaced, removed].every((id) => tombstones.includes(contactKey.address(id))),
      { missing: 'the tombstones' },
    );
    expect(tombstones).not.toContain(contactKey.address(edited));
    expect((await remove(ravi, removed)).first).toMatchObject({ Error: 0 });
  });

  it('get a last day when the process died after the list had changed', async () => {
    const priya = await user.signIn({ mobile: '9000000624' });
    const [unlisted, listed] = [await save(priya), await save(priya)];
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: priya.userId }, { $set: { addressIds: [listed] } });
    await collection().updateMany(
      { _id: { $in: [unlisted, listed] } },
      { $unset: { eraseDay: '' } },
    );
    await runJob(0);
    expect((await findStored(unlisted))?.eraseDay).toBeGreaterThan(0);
    expect((await findStored(listed))?.eraseDay).toBe(0);
  });

  it('stay when the process died before the list changed', async () => {
    const anil = await user.signIn({ mobile: '9000000625' });
    const id = await save(anil);
    await createAddressRepository(addressModel(user.connection)).setKeptUntil(id, new Date());
    await runJob(3);
    expect(await findStored(id)).toMatchObject({ address: street, eraseDay: 0 });
  });

  it('keep the last day of a removal that happens during a review', async () => {
    const sunil = await user.signIn({ mobile: '9000000626' });
    const id = await save(sunil);
    const addresses = createAddressRepository(addressModel(user.connection));
    const read = await addresses.find(id);
    await remove(sunil, id);
    await addresses.markReviewed(id, null);
    await addresses.clearKeptUntil({ id, keptUntil: read?.keptUntil ?? new Date() });
    expect((await findStored(id))?.eraseDay).toBeGreaterThan(0);
  });
});
