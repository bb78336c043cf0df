import {
  billingOperations,
  bffOperations,
  cartOperations,
  chatOperations,
  notificationOperations,
  notificationPreferenceOperations,
  orderOperations,
  userOperations,
  waitlistOperations,
} from '@tokri/contracts/api';
import type { DataCopyPart, DataCopyResponse } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { maxOrdersPerRead } from '@tokri/contracts/validation';
import type { Clock } from '@tokri/service-kit/use-case';
import { listFavourites } from '../composed-operations/item-lists.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import { createPartReader, type PartReader } from './part-reader.ts';
import { createServiceReader, type Pages, type ServiceReader } from './service-reader.ts';

/** There can be as many conversations as orders; the customer waits for the other parts too. */
const maxConversationsMs = 8_000;

interface Sources {
  readonly clock: Clock;
  readonly userId: string;
  readonly parts: PartReader;
  readonly services: ServiceReader;
}
type OrderQuery = Readonly<Record<'UserId' | 'TransactionIds', string>>;

/** Rows that are there are kept when others are missing. */
const readList = async <Row>(
  parts: PartReader,
  part: DataCopyPart,
  read: () => Promise<Pages<Row>>,
): Promise<readonly Row[]> => {
  const list = await parts.read(part, read, { rows: [], isComplete: true });
  if (!list.isComplete) parts.markIncomplete(part);
  return list.rows;
};

/** One conversation after the other, so that a copy puts no load on chat. */
const readConversations = async ({ userId, parts, services, clock }: Sources) => {
  const endsAtMs = clock().getTime() + maxConversationsMs;
  const list = await readList(parts, 'messages', () =>
    services.readPages(chatOperations.listOwnConversations, { UserId: userId }),
  );
  const conversations: DataCopyResponse['Conversations'] = [];
  for (const { TransactionId, TransactionNumber } of list) {
    if (clock().getTime() > endsAtMs) {
      parts.markIncomplete('messages');
      break;
    }
    const query = {
      CreatorId: userId,
      RecipientId: '0',
      TransactionId: String(TransactionId),
    };
    const messages = await readList(parts, 'messages', () =>
      services.readPages(chatOperations.listMessages, query),
    );
    conversations.push({ Order: TransactionNumber, Messages: [...messages] });
  }
  return conversations;
};

const readInBatches = async <Row>(
  ids: readonly number[],
  read: (idList: string) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += maxOrdersPerRead)
    rows.push(...(await read(ids.slice(start, start + maxOrdersPerRead).join(','))));
  return rows;
};

const readOrders = async ({ userId, parts, services }: Sources) => {
  const orders = await readList(parts, 'orders', () =>
    services.readPages(
      orderOperations.listOrdersOfUser,
      { UserId: userId, Details: '1' },
      { pageSize: maxOrdersPerRead },
    ),
  );
  if (parts.isIncomplete('orders')) {
    parts.markIncomplete('bills');
    parts.markIncomplete('payments');
  }
  const ids = orders.map(({ Id }) => Id);
  const readOfOrders = <Row>(
    part: DataCopyPart,
    read: (query: OrderQuery) => Promise<readonly Row[]>,
  ): Promise<Row[]> =>
    parts.read(
      part,
      () => readInBatches(ids, (TransactionIds) => read({ UserId: userId, TransactionIds })),
      [],
    );
  const [bills, payments] = await Promise.all([
    readOfOrders('bills', (query) => services.read(billingOperations.listOwnBills, query)),
    readOfOrders('payments', (query) => services.read(billingOperations.listOwnPayments, query)),
  ]);
  return { Orders: [...orders], Bills: bills, Payments: payments };
};

const readAccount = async ({ userId, parts, services }: Sources) => {
  const [profiles, addresses, applications, favourites, devices] = await Promise.all([
    parts.read('profile', () => services.read(userOperations.readProfile, { UserId: userId }), []),
    readList(parts, 'addresses', () =>
      services.readPages(userOperations.listAddresses, { uId: userId, All: '1' }),
    ),
    parts.read(
      'business-application',
      () => services.read(userOperations.readBusinessApplication, { UserId: userId }),
      [],
    ),
    readList(parts, 'favourites', () =>
      services.readPages(
        bffOperations.listFavourites,
        { UserId: userId },
        { composed: listFavourites },
      ),
    ),
    parts.read(
      'devices',
      () => services.read(userOperations.listSessionsOfUser, { UserId: userId }),
      [],
    ),
  ]);
  return {
    Profile: profiles[0] ?? null,
    Addresses: [...addresses],
    BusinessApplications: applications,
    Favourites: favourites.map(({ Id, Name, Hindi }) => ({
      Id,
      Name,
      ...(Hindi?.Name === undefined ? {} : { Hindi: { Name: Hindi.Name } }),
    })),
    Devices: devices,
  };
};

const readPlans = async ({ userId, parts, services }: Sources) => {
  const [carts, waitingLists] = await Promise.all([
    parts.read('carts', () => services.read(cartOperations.listOwnCarts, { UserId: userId }), []),
    readList(parts, 'waiting-lists', () =>
      services.readPages(waitlistOperations.listOwnWaits, { UserId: userId }),
    ),
  ]);
  return { Carts: carts, WaitingLists: [...waitingLists] };
};

const readNotifications = async ({ parts, services }: Sources) => {
  const [notifications, preferences, subscriptions] = await Promise.all([
    readList(parts, 'notifications', () =>
      services.readPages(notificationOperations.readInbox, {}),
    ),
    parts.read(
      'preferences',
      () => services.read(notificationPreferenceOperations.readNotificationPreferences, {}),
      null,
    ),
    readList(parts, 'push-subscriptions', () =>
      services.readPages(notificationOperations.listOwnPushSubscriptions, {}),
    ),
  ]);
  return {
    Notifications: [...notifications],
    Preferences: preferences,
    PushSubscriptions: [...subscriptions],
  };
};

/**
 * What the shop keeps under a customer's name, without secrets.
 * @throws the first error when nothing could be read.
 */
export const readDataCopy = async (
  request: Pick<ForwardedRequest, 'query' | 'headers'>,
  forward: Forward,
  clock: Clock,
): Promise<DataCopyResponse> => {
  const parts = createPartReader();
  const services = createServiceReader(request, forward);
  const readAt = clock();
  const sources = { userId: request.query.UserId ?? '', parts, services, clock };
  const [account, plans, ofOrders, conversations, notifications] = await Promise.all([
    readAccount(sources),
    readPlans(sources),
    readOrders(sources),
    readConversations(sources),
    readNotifications(sources),
  ]);
  return {
    ReadAt: formatInstant(readAt),
    IncompleteParts: [...parts.listIncomplete()],
    ...account,
    ...plans,
    ...ofOrders,
    Conversations: conversations,
    ...notifications,
  };
};
