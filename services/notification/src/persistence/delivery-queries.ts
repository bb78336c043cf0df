import type { Pagination } from '@tokri/contracts/platform';
import { countMatching, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  DeliveryFilter,
  DeliveryPage,
  ListWindow,
} from '../application/ports/notifications.ts';
import { channels } from '../domain/deliveries/message.ts';
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

const toNotificationFilter = ({ orderIds, kind }: DeliveryFilter): Record<string, unknown> => ({
  ...(orderIds ? { orderId: { $in: orderIds } } : {}),
  ...(kind ? { kind } : {}),
});

/** Without a state, each notification has one entry for every listed channel. */
const toWindow = ({ page, pageSize }: Pagination, entriesPerNotification: number) => {
  const from = (page - 1) * pageSize;
  const skip = Math.floor(from / entriesPerNotification);
  const limit = Math.ceil((from + pageSize) / entriesPerNotification) - skip;
  return { skip, limit, offset: from - skip * entriesPerNotification };
};

/** With a state, a notification has from one to all channels in it, so the page before counts. */
const toWindowOfState = ({ page, pageSize }: Pagination) => ({
  skip: 0,
  limit: page * pageSize,
  offset: (page - 1) * pageSize,
});

export const listDeliveries = async (
  model: NotificationModel,
  filter: DeliveryFilter,
  pagination: Pagination,
): Promise<DeliveryPage> => {
  const { channel: onlyChannel, state } = filter;
  const listedChannels = onlyChannel ? [onlyChannel] : channels;
  const base = toNotificationFilter(filter);
  const stateFilters = state
    ? listedChannels.map((channel) => ({ [`deliveries.${channel}.state`]: state }))
    : [];
  const { offset, ...window } = state
    ? toWindowOfState(pagination)
    : toWindow(pagination, listedChannels.length);
  const [documents, counts] = await Promise.all([
    findNewest(model, state ? { ...base, $or: stateFilters } : base, window),
    Promise.all(
      (state ? stateFilters : [{}]).map((stateFilter) =>
        countMatching(model, trustedFilter({ ...base, ...stateFilter })),
      ),
    ),
  ]);
  const matches = counts.reduce((sum, count) => sum + count, 0);
  const deliveries = documents
    .map(toNotification)
    .flatMap((notification) =>
      listedChannels
        .filter((channel) => !state || notification.deliveries[channel].state === state)
        .map((channel) => ({ notification, channel })),
    );
  return {
    deliveries: deliveries.slice(offset, offset + pagination.pageSize),
    total: state ? matches : matches * listedChannels.length,
  };
};
