import { useNavigate } from '@tokri/web-kit/platform';
import { session, signInPath, useSession } from '@tokri/web-kit/session';
import { hideToast, Info, showToast, type ToastRequest } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../labels.ts';

const storageKey = 'tokri.ended-session';

const takeReturnPath = (): string | null => {
  try {
    const path = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return path;
  } catch {
    return null;
  }
};

/** The home page that loads next tells the customer and leads back to this path. */
export const rememberEndedSession = (path: string): void => {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Without storage the customer finds the sign-in link in the header.
  }
};

export const useEndedSessionNotice = (): void => {
  const navigate = useNavigate();
  const isSignedIn = useSession(({ user }) => user !== null);
  const notice = useRef<ToastRequest>(undefined);
  useEffect(() => {
    const path = takeReturnPath();
    if (path === null || session().user) return;
    notice.current = {
      text: t('session.ended'),
      icon: Info,
      isPersistent: true,
      action: { label: t('header.signIn'), run: () => void navigate(signInPath(path)) },
    };
    showToast(notice.current);
  }, [navigate]);
  useEffect(() => {
    if (isSignedIn && notice.current) hideToast(notice.current);
  }, [isSignedIn]);
};
