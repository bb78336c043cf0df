import type { NotificationPreferencesResponse } from '@tokri/contracts/api';
import { formatDate, shopDate } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

type Channels = NotificationPreferencesResponse['Channels'];
export type Purpose = keyof Channels;
export type Channel = keyof Channels[Purpose];
type Consent = NotificationPreferencesResponse['Consents'][number];

export const channels = ['Sms', 'Mail', 'Push'] as const satisfies readonly Channel[];

export const purposeLabel = (purpose: Purpose): string => t(`preferences.${purpose}`);
export const channelLabel = (channel: Channel): string => t(`preferences.${channel}`);

const purposeOf = ({ Purpose: purpose }: Consent): Purpose =>
  (
    ({
      orders: 'Orders',
      'waiting-list': 'WaitingList',
      chat: 'Chat',
      reminders: 'Reminders',
      offers: 'Offers',
    }) as const
  )[purpose];
const channelOf = ({ Channel: channel }: Consent): Channel =>
  (({ sms: 'Sms', mail: 'Mail', push: 'Push' }) as const)[channel];

const formatDay = (instant: string): string =>
  formatDate(shopDate(new Date(instant)), { withYear: true });

/** The consents that still hold; empty when there is none. */
export const describeConsents = (consents: readonly Consent[], purpose: Purpose): string =>
  consents
    .filter((consent) => purposeOf(consent) === purpose && consent.WithdrawnAt === null)
    .map((consent) => `${channelLabel(channelOf(consent))}, ${formatDay(consent.GivenAt)}`)
    .join(' • ');
