import { bffOperations, itemOperations } from '@tokri/contracts/api';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import { listBoughtItems, listFavourites, markFavourites } from './item-lists.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

const json = (body: unknown, headers: Record<string, string> = {}): UpstreamResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
const item = (Id: number) => ({ Id, Name: `Item ${Id}`, IsFavorite: false });

const run = async (
  responses: {
    readonly user: () => Promise<UpstreamResponse>;
    readonly catalog: () => Promise<UpstreamResponse>;
  },
  kind: 'list' | 'filtered',
  headers: Record<string, string> = { authorization: 'Bearer t' },
) => {
  const forwarded: ForwardedRequest[] = [];
  const forward: Forward = (request) => {
    forwarded.push(request);
    return request.operation.service === 'user' ? responses.user() : responses.catalog();
  };
  const request: ForwardedRequest =
    kind === 'list'
      ? {
          operation: bffOperations.listFavourites,
          query: { UserId: '7', pincode: '560034', page: '2', pageSize: '3' },
          headers,
        }
      : { operation: itemOperations.filterItems, query: { search: 'x' }, headers };
  const response = await (kind === 'list' ? listFavourites : markFavourites)(request, {}, forward);
  return {
    forwarded,
    response,
    body: JSON.parse(response.body.toString()) as unknown,
  };
};

describe('listFavourites', () => {
  it('returns catalog items in the order and with the total of the user service', async () => {
    const { forwarded, response, body } = await run(
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
    expect(response.headers['x-total-count']).toBe('5');
    expect(forwarded.map(({ query }) => query)).toEqual([
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
  it('rewrites page links to the parameters of the public operation', async () => {
    const { response } = await run(
      {
        user: async () =>
          json([{ ItemId: 9 }], {
            link: '<?page=1&pageSize=3>; rel="prev", </v1/list-favourite-ids?page=3&pageSize=3>; rel="next"',
          }),
        catalog: async () => json([item(9)]),
      },
      'list',
    );
    expect(response.headers.link).toBe(
      '<?UserId=7&pincode=560034&page=1&pageSize=3>; rel="prev", <?UserId=7&pincode=560034&page=3&pageSize=3>; rel="next"',
    );
  });
  it('omits items that are no longer on sale', async () => {
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
  it('does not call catalog when there are no favourites', async () => {
    const { forwarded, body } = await run(
      { user: async () => json([]), catalog: async () => json([item(4)]) },
      'list',
    );
    expect([forwarded.length, body]).toEqual([1, []]);
  });
  it.each(['user', 'catalog'] as const)(
    'returns the error response of the %s service',
    async (failingService) => {
      const errorResponse: UpstreamResponse = { ...json({ code: 'unavailable' }), status: 503 };
      const { response } = await run(
        {
          user: async () => (failingService === 'user' ? errorResponse : json([{ ItemId: 9 }])),
          catalog: async () => errorResponse,
        },
        'list',
      );
      expect(response.status).toBe(503);
    },
  );
});

describe('markFavourites', () => {
  const catalog = async () => json({ Items: [item(4), item(9)], Total: 2 });
  it('marks the favourites of a signed-in user in a filtered list', async () => {
    expect(
      (await run({ user: async () => json([{ ItemId: 9 }]), catalog }, 'filtered')).body,
    ).toEqual({ Items: [item(4), { ...item(9), IsFavorite: true }], Total: 2 });
  });
  it('marks favourites in a plain list', async () => {
    expect(
      (
        await run(
          { user: async () => json([{ ItemId: 9 }]), catalog: async () => json([item(9)]) },
          'filtered',
        )
      ).body,
    ).toEqual([{ ...item(9), IsFavorite: true }]);
  });
  it('does not call the user service for a guest', async () => {
    expect(
      (
        await run({ user: async () => json([{ ItemId: 9 }]), catalog }, 'filtered', {})
      ).forwarded.map(({ operation }) => operation.service),
    ).toEqual(['catalog']);
  });
  it.each([
    ['does not answer', () => Promise.reject(new UpstreamError('circuit-open', 'no'))],
    ['does not know the token', async () => ({ ...json({}), status: 401 })],
  ])('returns the list without favourites when the user service %s', async (_what, user) => {
    expect((await run({ user, catalog }, 'filtered')).body).toEqual({
      Items: [item(4), item(9)],
      Total: 2,
    });
  });
});

describe('listBoughtItems', () => {
  const read = async (order: UpstreamResponse) => {
    const forward: Forward = async ({ operation }) =>
      ({ order, user: json([{ ItemId: 4 }]), catalog: json([item(4), item(9)]) })[
        operation.service as 'order' | 'user' | 'catalog'
      ];
    const response = await listBoughtItems(
      {
        operation: bffOperations.listBoughtItems,
        query: { UserId: '7' },
        headers: { authorization: 'Bearer t' },
      },
      {},
      forward,
    );
    return { status: response.status, body: JSON.parse(response.body.toString()) as unknown };
  };
  it('returns catalog items in the order of the order service with favourites marked', async () => {
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
  it('returns the error response of the order service', async () => {
    expect((await read({ ...json({ code: 'unavailable' }), status: 503 })).status).toBe(503);
  });
});
