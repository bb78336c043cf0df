import { device, isLayerOpen, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { useEffect, useEffectEvent } from 'react';

const homePath = '/home';
const firstPaths = [homePath, '/', '/spalsh-screen'];

/** Back closes what lies above the page, then leaves the page, and at home the app. */
const goBack = (
  pathname: string,
  { canGoBack, goHome }: { readonly canGoBack: boolean; readonly goHome: () => void },
): void => {
  if (isLayerOpen()) history.back();
  else if (firstPaths.includes(pathname)) void device().exit();
  else if (canGoBack) history.back();
  else goHome();
};

/** The back button of Android, and links and notifications that open the mobile app. */
export const useAppNavigation = (): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const handleBack = useEffectEvent((canGoBack: boolean) =>
    goBack(pathname, {
      canGoBack,
      goHome: () => void navigate(homePath, { replace: true }),
    }),
  );
  const handleOpen = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => device().onBack((canGoBack) => handleBack(canGoBack)), []);
  useEffect(() => device().onOpen((path) => handleOpen(path)), []);
};
