import { itemOperations, orderOperations, userOperations } from '@tokri/contracts/api';
import type { ItemResponse, Operation } from '@tokri/contracts/api';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import type { ComposedOperation } from './composed-operation.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

const maxFavourites = '200';

const parseBody = <Body>(response: UpstreamResponse): Body =>
  JSON.parse(response.body.toString('utf8')) as Body;
const withBody = (response: UpstreamResponse, body: unknown): UpstreamResponse => ({
  ...response,
  body: Buffer.from(JSON.stringify(body)),
});

const toPaginationQuery = ({ page, pageSize }: ForwardedRequest['query']) => ({
  ...(page === undefined ? {} : { page }),
  ...(pageSize === undefined ? {} : { pageSize }),
});

const withPublicLinkParams = (
  response: UpstreamResponse,
  query: ForwardedRequest['query'],
): UpstreamResponse => {
  const { link } = response.headers;
  if (typeof link !== 'string') return response;
  const { page: _page, pageSize: _pageSize, ...params } = query;
  return {
    ...response,
    headers: {
      ...response.headers,
      link: link.replace(/<[^<?>]*\?/g, `<?${new URLSearchParams(params)}&`),
    },
  };
};

const listItemsByIds =
  (idOperation: Operation): ComposedOperation =>
  async ({ query, headers }, _body, forward) => {
    const idResponse = await forward({
      operation: idOperation,
      query: toPaginationQuery(query),
      headers,
    });
    if (idResponse.status !== 200) return idResponse;
    const idPage = withPublicLinkParams(idResponse, query);
    const itemIds = parseBody<{ ItemId: number }[]>(idPage).map(({ ItemId }) => ItemId);
    if (itemIds.length === 0) return idPage;
    const itemQuery = {
      typeId: '0',
      categoryId: '0',
      pincode: query.pincode ?? '0',
      userId: query.UserId ?? '0',
      PDate: query.PDate ?? '0',
      ids: itemIds.join(','),
      pageSize: maxFavourites,
    };
    const items = await forward({
      operation: itemOperations.listItemsForPlace,
      query: itemQuery,
      headers,
    });
    if (items.status !== 200) return items;
    const byId = new Map(parseBody<ItemResponse[]>(items).map((item) => [item.Id, item]));
    return withBody(
      idPage,
      itemIds.flatMap((id) => byId.get(id) ?? []),
    );
  };

const setFavourites = (
  response: UpstreamResponse,
  isFavourite: (item: ItemResponse) => boolean,
): UpstreamResponse =>
  response.status === 200
    ? withBody(
        response,
        parseBody<ItemResponse[]>(response).map((item) =>
          isFavourite(item) ? { ...item, IsFavorite: true } : item,
        ),
      )
    : response;

export const listFavourites: ComposedOperation = async (...request) =>
  setFavourites(await listItemsByIds(userOperations.listFavouriteIds)(...request), () => true);

const noFavourites: ReadonlySet<number> = new Set();

const readFavouriteIds = async (
  { headers }: ForwardedRequest,
  forward: Forward,
): Promise<ReadonlySet<number>> => {
  if (headers.authorization === undefined) return noFavourites;
  try {
    const response = await forward({
      operation: userOperations.listFavouriteIds,
      query: { pageSize: maxFavourites },
      headers,
    });
    return response.status === 200
      ? new Set(parseBody<{ ItemId: number }[]>(response).map(({ ItemId }) => ItemId))
      : noFavourites;
  } catch {
    return noFavourites;
  }
};

/** Favourites are best effort: if the user service fails, the list is returned without them. */
export const markFavourites: ComposedOperation = async (request, _body, forward) => {
  const [response, favourites] = await Promise.all([
    forward(request),
    readFavouriteIds(request, forward),
  ]);
  if (response.status !== 200 || favourites.size === 0) return response;
  const withFavourites = (items: readonly ItemResponse[]) =>
    items.map((item) => (favourites.has(item.Id) ? { ...item, IsFavorite: true } : item));
  const body = parseBody<ItemResponse[] | { readonly Items: ItemResponse[] }>(response);
  return withBody(
    response,
    Array.isArray(body) ? withFavourites(body) : { ...body, Items: withFavourites(body.Items) },
  );
};

export const listBoughtItems: ComposedOperation = async (request, body, forward) => {
  const [items, favourites] = await Promise.all([
    listItemsByIds(orderOperations.listBoughtItemIds)(request, body, forward),
    readFavouriteIds(request, forward),
  ]);
  return setFavourites(items, ({ Id }) => favourites.has(Id));
};
