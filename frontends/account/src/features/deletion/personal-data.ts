import {
  bffOperations,
  billingOperations,
  chatOperations,
  notificationPreferenceOperations,
  orderOperations,
  userOperations,
} from '@tokri/contracts/api';
import { maxOrdersPerRead } from '@tokri/contracts/validation';
import { callApi, callApiPage, isIncomplete, readAllPages } from '@tokri/web-kit/platform';
import { createPartReader, type DataPart, type PartReader } from './part-reader.ts';

const readInBatches = async <Row>(
  ids: readonly number[],
  read: (TransactionIds: readonly number[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += maxOrdersPerRead)
    rows.push(...(await read(ids.slice(start, start + maxOrdersPerRead))));
  return rows;
};

/** Rows that are there are kept when others are missing. */
const createListReader =
  (parts: PartReader) =>
  async <Row>(part: DataPart, fetchPage: Parameters<typeof readAllPages<Row>>[0]) => {
    const list = await parts.read(part, () => readAllPages(fetchPage), { rows: [], total: 0 });
    if (isIncomplete(list)) parts.markIncomplete(part);
    return list.rows;
  };
type ListReader = ReturnType<typeof createListReader>;

const readConversations = async (readList: ListReader, userId: number) => {
  const conversations = await readList('messages', (page, pageSize) =>
    callApiPage(chatOperations.listOwnConversations, { query: { UserId: userId, page, pageSize } }),
  );
  return Promise.all(
    conversations.map(async ({ TransactionId, TransactionNumber }) => ({
      order: TransactionNumber,
      messages: await readList('messages', (page, pageSize) =>
        callApiPage(chatOperations.listMessages, {
          query: { CreatorId: userId, RecipientId: 0, TransactionId, page, pageSize },
        }),
      ),
    })),
  );
};

const readOrders = async (parts: PartReader, readList: ListReader, userId: number) => {
  const orders = await readList('orders', (page, pageSize) =>
    callApiPage(orderOperations.listOrdersOfUser, { query: { UserId: userId, page, pageSize } }),
  );
  if (parts.isIncomplete('orders'))
    ['bills' as const, 'payments' as const].forEach(parts.markIncomplete);
  const ids = orders.map(({ Id }) => Id);
  const readOfOrders = <Row>(
    part: DataPart,
    read: (query: { UserId: number; TransactionIds: readonly number[] }) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> =>
    parts.read(
      part,
      () => readInBatches(ids, (TransactionIds) => read({ UserId: userId, TransactionIds })),
      [],
    );
  const [bills, payments] = await Promise.all([
    readOfOrders('bills', (query) => callApi(billingOperations.listOwnBills, { query })),
    readOfOrders('payments', (query) => callApi(billingOperations.listOwnPayments, { query })),
  ]);
  return { orders, bills, payments };
};

/**
 * Everything that the shop keeps under a customer's name. `incompleteParts` could not be read, or
 * not as a whole. @throws the first error when nothing could be read.
 */
export const readPersonalData = async (userId: number) => {
  const parts = createPartReader();
  const readList = createListReader(parts);
  const [profile, addresses, favourites, ofOrders, conversations, preferences, devices] =
    await Promise.all([
      parts.read(
        'profile',
        async () => (await callApi(userOperations.readProfile, { query: { UserId: userId } }))[0],
        undefined,
      ),
      readList('addresses', (page, pageSize) =>
        callApiPage(userOperations.listAddresses, { query: { uId: userId, page, pageSize } }),
      ),
      readList('favourites', (page, pageSize) =>
        callApiPage(bffOperations.listFavourites, { query: { UserId: userId, page, pageSize } }),
      ),
      readOrders(parts, readList, userId),
      readConversations(readList, userId),
      parts.read(
        'preferences',
        () => callApi(notificationPreferenceOperations.readNotificationPreferences),
        null,
      ),
      parts.read(
        'devices',
        () => callApi(userOperations.listOwnSessions, { withoutToken: true }),
        [],
      ),
    ]);
  return {
    readAt: new Date().toISOString(),
    incompleteParts: parts.listIncomplete(),
    profile: profile ?? null,
    addresses,
    favourites: favourites.map(({ Id, Name }) => ({ Id, Name })),
    ...ofOrders,
    conversations,
    preferences,
    devices,
  };
};
export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;
