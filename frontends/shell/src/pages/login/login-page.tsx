import { Navigate, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { useSession, type UploadReport } from '@tokri/web-kit/session';
import { dialogTypes, showDialog, showToast, usePageTitle } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { WelcomePage } from '../welcome-page.tsx';
import type { Challenge } from './challenge.ts';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { forgetChallenge, keepChallenge, keptChallenge } from './kept-challenge.ts';
import { returnPath } from './return-to.ts';

/** Tells what became of the local cart, once. */
const tellUpload = ({ uploaded, capped, refused }: UploadReport): void => {
  if (refused > 0) void showDialog({ type: dialogTypes.warning, message: t('login.refused') });
  else if (capped > 0) void showDialog({ type: dialogTypes.warning, message: t('login.capped') });
  else if (uploaded > 0) showToast({ text: t('login.moved', { count: uploaded }) });
};

/** Mobile or mail, then the code, then back to where one came from. */
export const LoginPage = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSession((state) => state.user);
  const [contact, setContact] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(() =>
    user ? null : keptChallenge(Date.now()),
  );
  const [isFinishing, setFinishing] = useState(false);
  usePageTitle(t('login.pageTitle'));
  // Signed in before this page opened; while the code step finishes it leads on by itself.
  if (user && !challenge && !isFinishing) return <Navigate to={returnPath(search)} replace />;

  const sent = (fresh: Challenge): void => {
    setContact(fresh.contact);
    setChallenge(fresh);
    keepChallenge(fresh);
  };
  const change = (): void => {
    setContact(challenge?.contact ?? '');
    setChallenge(null);
    forgetChallenge();
  };
  const signedIn = (upload: UploadReport): void => {
    setFinishing(true);
    forgetChallenge();
    void navigate(returnPath(search), { replace: true });
    tellUpload(upload);
  };
  return (
    <WelcomePage>
      {challenge ? (
        <CodeStep challenge={challenge} onChange={change} onResent={sent} onSignedIn={signedIn} />
      ) : (
        <ContactStep initial={contact} onSent={sent} />
      )}
    </WelcomePage>
  );
};
