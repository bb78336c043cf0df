import { cartPath, itemListPath } from '@tokri/contracts';
import { NavigationType, useLocation, useNavigationType } from '@tokri/web-kit/platform';
import { changeSession } from '@tokri/web-kit/session';
import { useEffect, useRef } from 'react';

/** Section 2, navigation state flags. */
const flagsOf = (pathname: string) => ({
  isHome: pathname === '/home',
  isProductList: pathname === itemListPath,
  isCart: pathname === cartPath,
  isProfile: pathname === '/customer-dashboard' || pathname === '/update-profile',
});

/** After a move to another page, those who listen stand at its beginning; going back keeps the place that the browser restores. */
export const useNavigation = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    changeSession(flagsOf(pathname));
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    const focused = document.activeElement;
    // A page that focuses a field of its own is not interrupted.
    if (
      focused === null ||
      focused === document.body ||
      !document.getElementById('main')?.contains(focused)
    )
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
};
