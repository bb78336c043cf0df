import { deliveryStates } from '@tokri/contracts/api';
import { notificationChannels, notificationKinds } from '@tokri/contracts/events';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import {
  formatPage,
  parseId,
  parseOption,
  parsePage,
  parseText,
  toFilterParams,
} from '../../components/filter-address.ts';

export interface NotificationFilter {
  readonly kind: (typeof notificationKinds)[number] | '';
  readonly channel: (typeof notificationChannels)[number] | '';
  readonly state: (typeof deliveryStates)[number] | '';
  /** Part of an order number, a customer's name or a mobile number. */
  readonly search: string;
  /** 0 means all orders. */
  readonly orderId: number;
  readonly page: number;
}

export const parseNotificationFilter = (params: URLSearchParams): NotificationFilter => ({
  kind: parseOption(notificationKinds, params.get('Kind')),
  channel: parseOption(notificationChannels, params.get('Channel')),
  state: parseOption(deliveryStates, params.get('State')),
  search: parseText(params.get('Search'), maxOrderSearchLength),
  orderId: parseId(params.get('TransactionId')),
  page: parsePage(params),
});

export const formatNotificationFilter = ({
  kind,
  channel,
  state,
  search,
  orderId,
  page,
}: NotificationFilter): Readonly<Record<string, string>> =>
  toFilterParams({
    Kind: kind,
    Channel: channel,
    State: state,
    Search: search,
    TransactionId: orderId,
    ...formatPage(page),
  });

export const isFiltered = ({
  kind,
  channel,
  state,
  search,
  orderId,
}: NotificationFilter): boolean =>
  [kind, channel, state, search].some((text) => text !== '') || orderId > 0;
