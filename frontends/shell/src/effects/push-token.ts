import { updatePushToken, useSession } from '@tokri/web-kit/session';

/** Whoever signs in here gets the messages, and who signed out gets no more. */
export const keepPushToken = (): void => {
  void updatePushToken();
  useSession.subscribe(({ user }, { user: formerUser }) => {
    if (user?.Id !== formerUser?.Id) void updatePushToken();
  });
};
