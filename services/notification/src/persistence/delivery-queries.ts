import { paginate, type Pagination } from '@tokri/contracts/platform';
import { countMatching, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  DeliveryFilter,
  DeliveryPage,
  ListedDelivery,
  ListWindow,
} from '../application/ports/notifications.ts';
import { channels, type Channel } from '../domain/deliveries/message.ts';
import { toNotification, type NotificationDocument } from './notification-model.ts';

type NotificationModel = Model<NotificationDocument>;

export const findNewest = (
  model: NotificationModel,
  filter: Record<string, unknown>,
  { skip, limit }: ListWindow,
): Promise<NotificationDocument[]> =>
  model
    .find(trustedFilter(filter))
    .sort({ at: -1, _id: 1 })
    .skip(skip)
    .limit(limit)
    .lean<NotificationDocument[]>();

/** Kinds and states have no index: a filter by them looks at this many of the newest notifications. */
const maxFilteredNotifications = 2_000;

const toOrderFilter = ({ orderIds }: DeliveryFilter): Record<string, unknown> =>
  orderIds ? { orderId: { $in: orderIds } } : {};

const toDeliveries = (
  documents: readonly NotificationDocument[],
  listedChannels: readonly Channel[],
): ListedDelivery[] =>
  documents
    .map(toNotification)
    .flatMap((notification) => listedChannels.map((channel) => ({ notification, channel })));

const listFiltered = async (
  model: NotificationModel,
  filter: DeliveryFilter,
  { listedChannels, pagination }: { listedChannels: readonly Channel[]; pagination: Pagination },
): Promise<DeliveryPage> => {
  const { kind, state } = filter;
  const newest = { skip: 0, limit: maxFilteredNotifications };
  const documents = await findNewest(model, toOrderFilter(filter), newest);
  const matching = toDeliveries(documents, listedChannels).filter(
    ({ notification, channel }) =>
      (!kind || notification.kind === kind) &&
      (!state || notification.deliveries[channel].state === state),
  );
  return { deliveries: paginate(matching, pagination), total: matching.length };
};

/** Each notification has one entry for every listed channel. */
const toWindow = ({ page, pageSize }: Pagination, entriesPerNotification: number) => {
  const from = (page - 1) * pageSize;
  const skip = Math.floor(from / entriesPerNotification);
  const limit = Math.ceil((from + pageSize) / entriesPerNotification) - skip;
  return { skip, limit, offset: from - skip * entriesPerNotification };
};

export const listDeliveries = async (
  model: NotificationModel,
  filter: DeliveryFilter,
  pagination: Pagination,
): Promise<DeliveryPage> => {
  const listedChannels = filter.channel ? [filter.channel] : channels;
  if (filter.kind || filter.state)
    return listFiltered(model, filter, { listedChannels, pagination });
  const { offset, ...window } = toWindow(pagination, listedChannels.length);
  const ofOrders = toOrderFilter(filter);
  const [documents, count] = await Promise.all([
    findNewest(model, ofOrders, window),
    countMatching(model, trustedFilter(ofOrders)),
  ]);
  return {
    deliveries: toDeliveries(documents, listedChannels).slice(offset, offset + pagination.pageSize),
    total: count * listedChannels.length,
  };
};
