import { itemOperations, orderOperations, userOperations } from '@tokri/contracts/http';
import type { Item, Operation } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import type { Composition } from './composition.ts';
import type { Forward, ForwardedCall } from './forward.ts';

/** All that a person may have, and as many ids as catalog takes in one call. */
const favouritesMax = '200';

const parsed = <Body>(answer: UpstreamAnswer): Body =>
  JSON.parse(answer.body.toString('utf8')) as Body;
const withBody = (answer: UpstreamAnswer, body: unknown): UpstreamAnswer => ({
  ...answer,
  body: Buffer.from(JSON.stringify(body)),
});

const pagingOf = ({ page, pageSize }: ForwardedCall['query']) => ({
  ...(page === undefined ? {} : { page }),
  ...(pageSize === undefined ? {} : { pageSize }),
});

/** A service's links know only its own names; those that belong to this row go along from page to page. */
const withOwnLinks = (answer: UpstreamAnswer, query: ForwardedCall['query']): UpstreamAnswer => {
  const { link } = answer.headers;
  if (typeof link !== 'string') return answer;
  const { page: _page, pageSize: _pageSize, ...names } = query;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      link: link.replace(/<[^?>]*\?/g, `<?${new URLSearchParams(names)}&`),
    },
  };
};

/** Another service knows which items and how many, catalog what they are and cost here. */
const itemsOf =
  (ids: Operation): Composition =>
  async ({ query, headers }, _body, forward) => {
    const page = await forward({ operation: ids, query: pagingOf(query), headers });
    if (page.status !== 200) return page;
    const own = withOwnLinks(page, query);
    const itemIds = parsed<{ ItemId: number }[]>(own).map(({ ItemId }) => ItemId);
    if (itemIds.length === 0) return own;
    const wish = {
      typeId: '0',
      categoryId: '0',
      pincode: query.pincode ?? '0',
      userId: query.UserId ?? '0',
      PDate: query.PDate ?? '0',
      ids: itemIds.join(','),
      pageSize: favouritesMax,
    };
    const items = await forward({
      operation: itemOperations.listItemsForPlace,
      query: wish,
      headers,
    });
    if (items.status !== 200) return items;
    const byId = new Map(parsed<Item[]>(items).map((item) => [item.Id, item]));
    return withBody(
      own,
      itemIds.flatMap((id) => byId.get(id) ?? []),
    );
  };

const marked = (answer: UpstreamAnswer, isFavourite: (item: Item) => boolean): UpstreamAnswer =>
  answer.status === 200
    ? withBody(
        answer,
        parsed<Item[]>(answer).map((item) =>
          isFavourite(item) ? { ...item, IsFavorite: true } : item,
        ),
      )
    : answer;

/** U15, GET. */
export const listFavourites: Composition = async (...call) =>
  marked(await itemsOf(userOperations.listFavouriteIds)(...call), () => true);

const none: ReadonlySet<number> = new Set();

/** Nobody waits for hearts: without an answer of user the shelves come without them. */
const favouritesOf = async (
  { headers }: ForwardedCall,
  forward: Forward,
): Promise<ReadonlySet<number>> => {
  if (headers.authorization === undefined) return none;
  try {
    const own = await forward({
      operation: userOperations.listFavouriteIds,
      query: { pageSize: favouritesMax },
      headers,
    });
    return own.status === 200
      ? new Set(parsed<{ ItemId: number }[]>(own).map(({ ItemId }) => ItemId))
      : none;
  } catch {
    return none;
  }
};

/** Items of a shelf know which of them the token's subject likes, in a list or among facets. */
export const markFavourites: Composition = async (call, _body, forward) => {
  const [answer, favourites] = await Promise.all([forward(call), favouritesOf(call, forward)]);
  if (answer.status !== 200 || favourites.size === 0) return answer;
  const mark = (items: readonly Item[]) =>
    items.map((item) => (favourites.has(item.Id) ? { ...item, IsFavorite: true } : item));
  const body = parsed<Item[] | { readonly Items: Item[] }>(answer);
  return withBody(answer, Array.isArray(body) ? mark(body) : { ...body, Items: mark(body.Items) });
};

/** O9: what somebody has bought, with what of it they like. */
export const listBoughtItems: Composition = async (call, body, forward) => {
  const [items, favourites] = await Promise.all([
    itemsOf(orderOperations.listBoughtItemIds)(call, body, forward),
    favouritesOf(call, forward),
  ]);
  return marked(items, ({ Id }) => favourites.has(Id));
};
