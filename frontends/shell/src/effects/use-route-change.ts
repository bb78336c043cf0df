import { cartPath, itemListPath } from '@tokri/contracts/platform';
import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { updateSession } from '@tokri/web-kit/session';
import { useEffect, useRef } from 'react';

const navigationFlags = (pathname: string) => ({
  isHome: pathname === '/home',
  isProductList: pathname === itemListPath,
  isCart: pathname === cartPath,
  isProfile: pathname === '/customer-dashboard' || pathname === '/update-profile',
});

export const useRouteChange = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    updateSession(navigationFlags(pathname));
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    const focused = document.activeElement;
    if (
      focused === null ||
      focused === document.body ||
      !document.getElementById('main')?.contains(focused)
    )
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
};
