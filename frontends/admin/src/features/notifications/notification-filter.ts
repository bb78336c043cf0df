import { deliveryStates } from '@tokri/contracts/api';
import { notificationChannels, notificationKinds } from '@tokri/contracts/events';
import { maxOrderSearchLength } from '@tokri/contracts/validation';

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

const parseOption = <Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | '' => options.find((option) => option === text) ?? '';

const parseNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;

export const parseNotificationFilter = (params: URLSearchParams): NotificationFilter => ({
  kind: parseOption(notificationKinds, params.get('Kind')),
  channel: parseOption(notificationChannels, params.get('Channel')),
  state: parseOption(deliveryStates, params.get('State')),
  search: (params.get('Search') ?? '').trim().slice(0, maxOrderSearchLength),
  orderId: parseNumber(params.get('TransactionId')),
  page: parseNumber(params.get('page')) || 1,
});

export const formatNotificationFilter = ({
  kind,
  channel,
  state,
  search,
  orderId,
  page,
}: NotificationFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      Kind: kind,
      Channel: channel,
      State: state,
      Search: search,
      TransactionId: orderId > 0 ? String(orderId) : '',
      page: page > 1 ? String(page) : '',
    }).filter(([, text]) => text !== ''),
  );

export const isFiltered = ({
  kind,
  channel,
  state,
  search,
  orderId,
}: NotificationFilter): boolean =>
  [kind, channel, state, search].some((text) => text !== '') || orderId > 0;
