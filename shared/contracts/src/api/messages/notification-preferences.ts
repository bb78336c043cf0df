import * as z from 'zod/mini';
import { notificationChannels, notificationPurposes } from '../../events/notification.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = {
  service: 'notification',
  path: '/api/app/notification-preferences',
  match: noParams,
  auth: { kind: 'owner' },
} as const;

const channels = z.object({ Sms: z.boolean(), Mail: z.boolean(), Push: z.boolean() });
const preferences = {
  Channels: z.object({
    Orders: channels,
    WaitingList: channels,
    Chat: channels,
    Reminders: channels,
    Offers: channels,
  }),
  QuietHours: z.object({ IsOn: z.boolean(), Start: f.clockTime, End: f.clockTime }),
};

const notificationPreferences = z.object({
  Rev: z.int(),
  ...preferences,
  Consents: z.array(
    z.object({
      Purpose: z.enum(notificationPurposes),
      Channel: z.enum(notificationChannels),
      GivenAt: f.instant,
      WithdrawnAt: z.nullable(f.instant),
    }),
  ),
});
export type NotificationPreferencesResponse = z.infer<typeof notificationPreferences>;

export const notificationPreferenceOperations = {
  readNotificationPreferences: operation({
    ...base,
    operationId: 'read-notification-preferences',
    specId: 'N11',
    method: 'GET',
    response: notificationPreferences,
    summary:
      'By which channels the caller gets messages of each purpose, the quiet hours in India, and when the caller agreed to reminders and offers or withdrew that. `Rev` is their version, 0 before the first save.',
  }),
  saveNotificationPreferences: operation({
    ...base,
    operationId: 'save-notification-preferences',
    specId: 'N12',
    method: 'POST',
    response: commandResponse,
    errorCodes: ['preferences-changed', 'order-channel-missing', 'quiet-hours-empty'],
    body: z.object({
      Rev: z.int().check(z.nonnegative('must be a whole number, 0 or more')),
      ...preferences,
    }),
    summary:
      'Replaces the preferences of the caller. A channel of reminders or offers that is switched on is a consent, and a withdrawal when it is switched off. `Rev` is that of N11: if another device saved since then, nothing changes (preferences-changed). `Id` of the answer is the new `Rev`.',
  }),
};
