import { tokenSessionId, updatePushToken, useSession } from '@tokri/web-kit/session';

/** Whoever signs in here gets the messages, and who signed out gets no more. */
export const keepPushToken = (): void => {
  void updatePushToken();
  useSession.subscribe(({ user, token }, former) => {
    const isSamePerson = user?.Id === former.user?.Id;
    const isSameSession =
      token === former.token || tokenSessionId(token) === tokenSessionId(former.token);
    if (!isSamePerson || !isSameSession) void updatePushToken();
  });
};
