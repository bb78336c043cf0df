import { useQueryClient } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';
import { reloadRecentSearches } from '../suggestions/recent-searches.ts';

/** Whoever uses this tab next must not see orders, chats and searches of the person before. */
export const useDataOfFormerUser = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: formerUser }) => {
        if (!formerUser || user?.Id === formerUser.Id) return;
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries({ type: 'active' });
        reloadRecentSearches();
      }),
    [client],
  );
};
