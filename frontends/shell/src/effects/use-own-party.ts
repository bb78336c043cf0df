import { userOperations } from '@tokri/contracts/api';
import { callApi, useQueryClient } from '@tokri/web-kit/platform';
import { session, tokenPartyId, updateSession, useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

const updateParty = async (userId: number, signal: AbortSignal): Promise<boolean> => {
  const [profile] = await callApi(userOperations.readProfile, {
    query: { UserId: userId },
    signal,
  });
  const { user } = session();
  if (!profile || user?.Id !== userId || user.PartyId === profile.PartyId) return false;
  updateSession({ user: { ...user, PartyId: profile.PartyId, GSTN: profile.GSTN } });
  return true;
};

/** A renewed token says that the person joined or left a business, whose prices and offers apply. */
export const useOwnParty = (): void => {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.Id ?? 0);
  const tokenWithNews = useSession(({ user, token }) => {
    const partyId = tokenPartyId(token);
    return user === null || partyId === undefined || partyId === user.PartyId ? null : token;
  });
  useEffect(() => {
    if (tokenWithNews === null) return undefined;
    const request = new AbortController();
    // If it fails, the next token tries again.
    void updateParty(userId, request.signal)
      .then(async (hasChanged) => {
        if (hasChanged) await client.invalidateQueries();
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [client, userId, tokenWithNews]);
};
