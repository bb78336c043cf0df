import { useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

/** The icon of the installed app shows how many items are in the cart; 0 removes the number. */
export const useAppBadge = (): void => {
  const count = useSession((state) => state.cartCount);
  useEffect(() => {
    // Browsers refuse it outside an installed app.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
};
