import { askApi } from '../../support/api/call-api.ts';
import type { RowCases } from './row-case.ts';

const tokenOf = (userId: number): string => `push-token-of-${userId}-in-contract-specs`;

export const notificationCases: RowCases = {
  'register-push-token': {
    as: 'customer',
    call: ({ customer }) => ({
      body: {
        UserId: customer.userId,
        NewToken: tokenOf(customer.userId),
        Token: '',
        DeviceType: 1,
      },
    }),
  },
  'check-push-token': {
    as: 'customer',
    isOfTheCaller: true,
    call: async ({ customer }) => {
      await askApi({
        method: 'POST',
        path: '/api/PushNotification',
        token: customer.token,
        body: {
          UserId: customer.userId,
          NewToken: tokenOf(customer.userId),
          Token: '',
          DeviceType: 1,
        },
      });
      return { query: { UToken: tokenOf(customer.userId), UDeviceType: '1' } };
    },
  },
  'read-inbox': { as: 'customer', isOfTheCaller: true, call: () => ({}) },
  'list-sent-messages': { as: 'staff', call: () => ({}) },
};
