import type {
  LowStockSettingsResponse,
  MessageTemplatesResponse,
  NotificationPreferencesResponse,
} from '@tokri/contracts/api';
import { callApiOk } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const pushTokenOfUser = (userId: number): string => `push-token-of-${userId}-in-contract-specs`;

/** Saves a message as it is. */
const buildTemplate = async ({ staff }: Fixture) => {
  const { Templates } = await callApiOk<MessageTemplatesResponse>({
    path: '/api/admin/notification/templates',
    token: staff.token,
  });
  const [template] = Templates.filter(({ Kind }) => Kind === 'refunded-by-hand');
  if (!template) throw new Error('there is no such message');
  const { Kind, Rev, En, Hi } = template;
  return { body: { Kind, Rev, En, Hi } };
};

/** Saves who gets the messages as it is. */
const buildLowStockSettings = async ({ staff }: Fixture) => {
  const { Rev, IsOn, Locations } = await callApiOk<LowStockSettingsResponse>({
    path: '/api/admin/notification/low-stock-settings',
    token: staff.token,
  });
  return { body: { Rev, IsOn, Locations } };
};

/** Saves the customer's choices as they are. */
const buildPreferences = async ({ customer }: Fixture) => {
  const { Rev, Channels, QuietHours } = await callApiOk<NotificationPreferencesResponse>({
    path: '/api/app/notification-preferences',
    token: customer.token,
  });
  return { body: { Rev, Channels, QuietHours } };
};

export const notificationCases: OperationCases = {
  'register-push-token': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      body: {
        UserId: customer.userId,
        NewToken: pushTokenOfUser(customer.userId),
        Token: '',
        DeviceType: 1,
      },
    }),
  },
  'remove-push-token': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: ({ customer }) => ({ body: { Token: pushTokenOfUser(customer.userId) } }),
  },
  'check-push-token': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: async ({ customer }) => {
      await callApiOk({
        method: 'POST',
        path: '/api/PushNotification',
        token: customer.token,
        body: {
          UserId: customer.userId,
          NewToken: pushTokenOfUser(customer.userId),
          Token: '',
          DeviceType: 1,
        },
      });
      return { query: { UToken: pushTokenOfUser(customer.userId), UDeviceType: '1' } };
    },
  },
  'list-own-push-subscriptions': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: () => ({}),
  },
  'read-inbox': { caller: 'customer', namesNoUser: true, buildInput: () => ({}) },
  'read-notification-preferences': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: () => ({}),
  },
  'save-notification-preferences': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: buildPreferences,
  },
  'list-message-templates': { caller: 'staff', buildInput: () => ({}) },
  'save-message-template': { caller: 'staff', buildInput: buildTemplate },
  'reset-message-template': {
    caller: 'staff',
    buildInput: async (fixture) => {
      const { body } = await buildTemplate(fixture);
      return { body: { Kind: body.Kind, Rev: body.Rev } };
    },
  },
  'send-test-message': {
    caller: 'staff',
    // The limit of test messages is shared by all cases.
    expectedCode: 'no-own-contact',
    buildInput: async (fixture) => {
      const { body } = await buildTemplate(fixture);
      return { body: { Kind: body.Kind, Language: 'en', Channel: 'mail', ...body.En } };
    },
  },
  'read-low-stock-settings': { caller: 'staff', buildInput: () => ({}) },
  'save-low-stock-settings': { caller: 'staff', buildInput: buildLowStockSettings },
  'list-sent-messages': { caller: 'staff', buildInput: () => ({}) },
};
