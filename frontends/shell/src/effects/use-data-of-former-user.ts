import { useQueryClient } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';
import { ownCatalogueCache } from '../worker/caching-rules.ts';
import { reloadRecentSearches } from '../suggestions/recent-searches.ts';

/** Whoever uses this tab next must not see orders, chats, searches and item lists of the person before. */
export const useDataOfFormerUser = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: formerUser }) => {
        if (!formerUser || user?.Id === formerUser.Id) return;
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries({ type: 'active' });
        reloadRecentSearches();
        if ('caches' in window) void caches.delete(ownCatalogueCache);
      }),
    [client],
  );
};
