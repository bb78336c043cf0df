import type { NotificationPreferencesResponse } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';

const path = '/api/app/notification-preferences';

/** For specs that run at any time of the day and expect messages that can wait. */
export const switchOffQuietHours = async ({ token }: SignedInUser): Promise<void> => {
  const { Rev, Channels, QuietHours } = await callApiOk<NotificationPreferencesResponse>({
    path,
    token,
  });
  await sendCommand({
    path,
    token,
    body: { Rev, Channels, QuietHours: { ...QuietHours, IsOn: false } },
  });
};
