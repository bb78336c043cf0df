import {
  bffOperations,
  chatOperations,
  orderOperations,
  userOperations,
} from '@tokri/contracts/api';
import { callApi, callApiPage, type PagedResponse } from '@tokri/web-kit/platform';

const pageSize = 50;
/** 3,000 of a kind: more than one customer ever has. */
const maxPages = 60;

const readAll = async <Row>(
  readPage: (page: number) => Promise<PagedResponse<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { rows: next, total } = await readPage(page);
    rows.push(...next);
    if (next.length === 0 || rows.length >= total) break;
  }
  return rows;
};

const readConversations = async (userId: number) => {
  const conversations = await readAll((page) =>
    callApiPage(chatOperations.listOwnConversations, { query: { UserId: userId, page, pageSize } }),
  );
  return Promise.all(
    conversations.map(async ({ TransactionId, TransactionNumber }) => ({
      order: TransactionNumber,
      messages: await readAll((page) =>
        callApiPage(chatOperations.listMessages, {
          query: { CreatorId: userId, RecipientId: 0, TransactionId, page, pageSize },
        }),
      ),
    })),
  );
};

/** Everything that the shop keeps under a customer's name. */
export const readPersonalData = async (userId: number) => {
  const [profile, addresses, favourites, orders, conversations] = await Promise.all([
    callApi(userOperations.readProfile, { query: { UserId: userId } }),
    readAll((page) =>
      callApiPage(userOperations.listAddresses, { query: { uId: userId, page, pageSize } }),
    ),
    readAll((page) =>
      callApiPage(bffOperations.listFavourites, { query: { UserId: userId, page, pageSize } }),
    ),
    readAll((page) =>
      callApiPage(orderOperations.listOrdersOfUser, { query: { UserId: userId, page, pageSize } }),
    ),
    readConversations(userId),
  ]);
  return {
    readAt: new Date().toISOString(),
    profile: profile[0] ?? null,
    addresses,
    favourites: favourites.map(({ Id, Name }) => ({ Id, Name })),
    orders,
    conversations,
  };
};
export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;
