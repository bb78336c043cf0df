import {
  notificationPreferenceOperations,
  type NotificationPreferencesResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  sendCommand,
  useQuery,
  type RequestBody,
  type UseQueryResult,
} from '@tokri/web-kit/platform';

export type Preferences = NotificationPreferencesResponse;

/** Not cached: another device may have saved, and an older version cannot be saved over it. */
export const usePreferences = (userId: number): UseQueryResult<Preferences> =>
  useQuery({
    queryKey: [notificationPreferenceOperations.readNotificationPreferences.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(notificationPreferenceOperations.readNotificationPreferences, { signal }),
    gcTime: 0,
  });

export const savePreferences = (
  body: RequestBody<typeof notificationPreferenceOperations.saveNotificationPreferences>,
  idempotencyKey: string,
) =>
  sendCommand(notificationPreferenceOperations.saveNotificationPreferences, {
    body,
    idempotencyKey,
  });
