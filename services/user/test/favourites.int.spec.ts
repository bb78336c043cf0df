import { userChanged } from '@tokri/contracts/events';
import { collectEvents } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('favourites', () => {
  let user: UserService;
  let published: { readonly key: string }[];
  let meera: { userId: number; token: string };
  let ravi: { userId: number; token: string };

  beforeAll(async () => {
    user = await startUserService('favourites');
    published = collectEvents(user.broker, [userChanged]);
    meera = await user.signIn({ mobile: '9000000701' });
    ravi = await user.signIn({ mobile: '9000000702' });
  });
  afterAll(() => user.stop());

  const add = (
    who: { userId: number; token: string },
    ItemId: unknown,
    UserId: unknown = who.userId,
  ) => user.call('add-favourite', { body: { UserId, ItemId }, token: who.token });
  const remove = (who: { userId: number; token: string }, itemId: number, userId = who.userId) =>
    user.call(
      'remove-favourite',
      { query: { UserId: String(userId), ItemId: String(itemId) }, token: who.token },
      'DELETE',
    );
  const list = async (who: { token: string }, query: Record<string, string> = {}) =>
    user.call('list-favourite-ids', { query, token: who.token });
  const ids = async (who: { token: string }, query: Record<string, string> = {}) =>
    (await list(who, query)).entries.map(({ ItemId }) => ItemId);

  it('lists the newest first and ignores duplicates', async () => {
    for (const id of [11, 12, 13])
      expect((await add(meera, id)).entries).toEqual([{ Id: id, Error: 0, Message: '', Code: '' }]);
    expect((await add(meera, 11)).first).toMatchObject({ Id: 11, Error: 0 });
    expect(await ids(meera)).toEqual([13, 12, 11]);
    expect(await ids(ravi)).toEqual([]);
  });

  it('pages the list and returns the total count', async () => {
    const second = await list(meera, { page: '2', pageSize: '2' });
    expect([second.entries, second.headers.get('x-total-count')]).toEqual([[{ ItemId: 11 }], '3']);
  });

  it('removes a favourite and accepts a repeated removal', async () => {
    expect((await remove(meera, 12)).entries).toEqual([
      { Id: 12, Error: 0, Message: '', Code: '' },
    ]);
    expect((await remove(meera, 12)).first).toMatchObject({ Error: 0 });
    expect(await ids(meera)).toEqual([13, 11]);
  });

  it('rejects access for other people with 403 and without a token with 401', async () => {
    expect((await add(ravi, 5, meera.userId)).status).toBe(403);
    expect((await remove(ravi, 11, meera.userId)).status).toBe(403);
    expect((await list({ token: 'x' })).status).toBe(401);
    expect(await ids(meera)).toEqual([13, 11]);
  });

  it.each([0, -1, 1.5, '7', { $gt: 0 }, null])(
    'rejects the item id %j with 400',
    async (itemId) => {
      expect((await add(meera, itemId)).status).toBe(400);
    },
  );

  it('keeps all of 20 concurrent additions', async () => {
    const { userId, token } = await user.signIn({ mobile: '9000000703' });
    for (let from = 1; from <= 20; from += 4)
      await Promise.all([0, 1, 2, 3].map((step) => add({ userId, token }, from + step)));
    expect((await ids({ token })).map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });

  it('rejects the favourite after 200 with a message', async () => {
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne(
        { _id: ravi.userId },
        { $set: { favouriteIds: Array.from({ length: 200 }, (_, at) => at + 1) } },
      );
    expect((await add(ravi, 999)).first).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'too-many-favourites',
      Message: 'You have reached the maximum number of favourites. Remove one first.',
    });
    expect((await add(ravi, 200)).first).toMatchObject({ Error: 0 });
  });

  it('publishes no event for favourites', () => {
    expect(published.filter(({ key }) => key === String(meera.userId))).toEqual([]);
  });
});
