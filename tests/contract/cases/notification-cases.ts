import { callApiOk } from '../../support/api/call-api.ts';
import type { OperationCases } from './operation-case.ts';

const pushTokenOfUser = (userId: number): string => `push-token-of-${userId}-in-contract-specs`;

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
  'check-push-token': {
    caller: 'customer',
    returnsOwnData: true,
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
  'read-inbox': { caller: 'customer', returnsOwnData: true, buildInput: () => ({}) },
  'list-sent-messages': { caller: 'staff', buildInput: () => ({}) },
};
