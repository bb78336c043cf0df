import {
  bffOperations,
  chatOperations,
  orderOperations,
  userOperations,
} from '@tokri/contracts/api';
import { callApi, callApiPage, readAllPages, type PagedResponse } from '@tokri/web-kit/platform';

const readAll = async <Row>(
  readPage: (page: number, pageSize: number) => Promise<PagedResponse<Row>>,
): Promise<readonly Row[]> => (await readAllPages(readPage)).rows;

const readConversations = async (userId: number) => {
  const conversations = await readAll((page, pageSize) =>
    callApiPage(chatOperations.listOwnConversations, { query: { UserId: userId, page, pageSize } }),
  );
  return Promise.all(
    conversations.map(async ({ TransactionId, TransactionNumber }) => ({
      order: TransactionNumber,
      messages: await readAll((page, pageSize) =>
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
    readAll((page, pageSize) =>
      callApiPage(userOperations.listAddresses, { query: { uId: userId, page, pageSize } }),
    ),
    readAll((page, pageSize) =>
      callApiPage(bffOperations.listFavourites, { query: { UserId: userId, page, pageSize } }),
    ),
    readAll((page, pageSize) =>
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
