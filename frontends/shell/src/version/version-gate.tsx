import { useEffect, useState, type ReactNode } from 'react';
import { PageSkeleton } from '../remotes/page-skeleton.tsx';
import { startRemote } from '../remotes/remote-store.ts';
import { checkVersion } from './check-version.ts';

/** Shows the cart after the version check; the code of the page loads meanwhile. */
export const VersionGate = ({ children }: { readonly children: ReactNode }) => {
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void startRemote('checkout');
    void checkVersion().then((isReloading) => {
      if (isMounted && !isReloading) setChecked(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return isChecked ? children : <PageSkeleton />;
};
