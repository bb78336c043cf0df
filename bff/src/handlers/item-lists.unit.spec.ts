import { bffOperations, itemOperations } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import { UpstreamFault } from '../upstreams/upstream-fault.ts';
import { listBoughtItems, listFavourites, markFavourites } from './item-lists.ts';
import type { Forward, ForwardedCall } from './forward.ts';

const json = (body: unknown, headers: Record<string, string> = {}): UpstreamAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
const item = (Id: number) => ({ Id, Name: `Item ${Id}`, IsFavorite: false });

const run = async (
  answers: {
    readonly user: () => Promise<UpstreamAnswer>;
    readonly catalog: () => Promise<UpstreamAnswer>;
  },
  of: 'list' | 'shelf',
  headers: Record<string, string> = { authorization: 'Bearer t' },
) => {
  const asked: ForwardedCall[] = [];
  const forward: Forward = (call) => {
    asked.push(call);
    return call.operation.service === 'user' ? answers.user() : answers.catalog();
  };
  const call: ForwardedCall =
    of === 'list'
      ? {
          operation: bffOperations.listFavourites,
          query: { UserId: '7', pincode: '560034', page: '2', pageSize: '3' },
          headers,
        }
      : { operation: itemOperations.filterItems, query: { search: 'x' }, headers };
  const answer = await (of === 'list' ? listFavourites : markFavourites)(call, {}, forward);
  return { asked, answer, body: JSON.parse(answer.body.toString()) as unknown };
};

describe('the list of favourites (U15)', () => {
  it('read, has the items of catalog in the order and with the count of user', async () => {
    const { asked, answer, body } = await run(
      {
        user: async () => json([{ ItemId: 9 }, { ItemId: 4 }], { 'x-total-count': '5' }),
        catalog: async () => json([item(4), item(9)]),
      },
      'list',
    );
    expect(body).toEqual([
      { ...item(9), IsFavorite: true },
      { ...item(4), IsFavorite: true },
    ]);
    expect(answer.headers['x-total-count']).toBe('5');
    expect(asked.map(({ query }) => query)).toEqual([
      { page: '2', pageSize: '3' },
      {
        typeId: '0',
        categoryId: '0',
        pincode: '560034',
        userId: '7',
        PDate: '0',
        ids: '9,4',
        pageSize: '200',
      },
    ]);
  });
  it('with more than a page, leads on with the names of this row', async () => {
    const { answer } = await run(
      {
        user: async () =>
          json([{ ItemId: 9 }], {
            link: '<?page=1&pageSize=3>; rel="prev", </v1/list-favourite-ids?page=3&pageSize=3>; rel="next"',
          }),
        catalog: async () => json([item(9)]),
      },
      'list',
    );
    expect(answer.headers.link).toBe(
      '<?UserId=7&pincode=560034&page=1&pageSize=3>; rel="prev", <?UserId=7&pincode=560034&page=3&pageSize=3>; rel="next"',
    );
  });
  it('with one that is no longer on sale, leaves it out', async () => {
    expect(
      (
        await run(
          {
            user: async () => json([{ ItemId: 9 }, { ItemId: 4 }]),
            catalog: async () => json([item(4)]),
          },
          'list',
        )
      ).body,
    ).toEqual([{ ...item(4), IsFavorite: true }]);
  });
  it('with nothing in it, asks catalog for nothing', async () => {
    const { asked, body } = await run(
      { user: async () => json([]), catalog: async () => json([item(4)]) },
      'list',
    );
    expect([asked.length, body]).toEqual([1, []]);
  });
  it.each(['user', 'catalog'] as const)('while %s refuses, is that refusal', async (who) => {
    const refusal: UpstreamAnswer = { ...json({ code: 'unavailable' }), status: 503 };
    const { answer } = await run(
      {
        user: async () => (who === 'user' ? refusal : json([{ ItemId: 9 }])),
        catalog: async () => refusal,
      },
      'list',
    );
    expect(answer.status).toBe(503);
  });
});

describe('a shelf', () => {
  const catalog = async () => json({ Items: [item(4), item(9)], Total: 2 });
  it('seen by somebody, knows what they like', async () => {
    expect((await run({ user: async () => json([{ ItemId: 9 }]), catalog }, 'shelf')).body).toEqual(
      { Items: [item(4), { ...item(9), IsFavorite: true }], Total: 2 },
    );
  });
  it('that is a plain list, knows it too', async () => {
    expect(
      (
        await run(
          { user: async () => json([{ ItemId: 9 }]), catalog: async () => json([item(9)]) },
          'shelf',
        )
      ).body,
    ).toEqual([{ ...item(9), IsFavorite: true }]);
  });
  it('seen by nobody in particular, asks user for nothing', async () => {
    expect(
      (await run({ user: async () => json([{ ItemId: 9 }]), catalog }, 'shelf', {})).asked.map(
        ({ operation }) => operation.service,
      ),
    ).toEqual(['catalog']);
  });
  it.each([
    ['does not answer', () => Promise.reject(new UpstreamFault('open', 'no'))],
    ['does not know the token', async () => ({ ...json({}), status: 401 })],
  ])('while user %s, comes without hearts', async (_what, user) => {
    expect((await run({ user, catalog }, 'shelf')).body).toEqual({
      Items: [item(4), item(9)],
      Total: 2,
    });
  });
});

describe('what somebody has bought (O9)', () => {
  const read = async (order: UpstreamAnswer) => {
    const forward: Forward = async ({ operation }) =>
      ({ order, user: json([{ ItemId: 4 }]), catalog: json([item(4), item(9)]) })[
        operation.service as 'order' | 'user' | 'catalog'
      ];
    const answer = await listBoughtItems(
      {
        operation: bffOperations.listBoughtItems,
        query: { UserId: '7' },
        headers: { authorization: 'Bearer t' },
      },
      {},
      forward,
    );
    return { status: answer.status, body: JSON.parse(answer.body.toString()) as unknown };
  };
  it('read, has the items of catalog in the order of order, with what of it they like', async () => {
    expect(
      (
        await read(
          json([
            { ItemId: 9, Orders: 3 },
            { ItemId: 4, Orders: 1 },
          ]),
        )
      ).body,
    ).toEqual([item(9), { ...item(4), IsFavorite: true }]);
  });
  it('while order refuses, is that refusal', async () => {
    expect((await read({ ...json({ code: 'unavailable' }), status: 503 })).status).toBe(503);
  });
});
