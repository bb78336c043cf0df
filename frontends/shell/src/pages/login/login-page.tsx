import { Navigate, useLocation, useNavigate } from '@tokri/web-kit/platform';
import {
  isOpenedFromReturnPage,
  session,
  useSession,
  type CartUploadResult,
} from '@tokri/web-kit/session';
import { dialogTypes, showDialog, showToast, usePageTitle } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { WelcomePage } from '../welcome-page.tsx';
import type { Challenge } from './challenge.ts';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { clearChallenge, storeChallenge, readChallenge } from './stored-challenge.ts';
import { returnPath } from './return-to.ts';

const showUploadResult = ({ uploaded, capped, rejected }: CartUploadResult): void => {
  if (rejected > 0)
    void showDialog({ type: dialogTypes.warning, message: t('login.itemsRejected') });
  else if (capped > 0)
    void showDialog({ type: dialogTypes.warning, message: t('login.quantitiesReduced') });
  else if (uploaded > 0) showToast({ text: t('login.cartMoved', { count: uploaded }) });
};

export const LoginPage = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const user = useSession((state) => state.user);
  const token = useSession((state) => state.token);
  const [contact, setContact] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(() =>
    user ? null : readChallenge(Date.now()),
  );
  const [isFinishing, setFinishing] = useState(false);
  usePageTitle(t('login.pageTitle'));
  if (user && !challenge && !isFinishing)
    return <Navigate to={returnPath(search, token)} replace />;

  const handleSent = (newChallenge: Challenge): void => {
    setContact(newChallenge.contact);
    setChallenge(newChallenge);
    storeChallenge(newChallenge);
  };
  const handleChange = (): void => {
    setContact(challenge?.contact ?? '');
    setChallenge(null);
    clearChallenge();
  };
  const handleSignedIn = (upload: CartUploadResult): void => {
    setFinishing(true);
    clearChallenge();
    const path = returnPath(search, session().token);
    const isReturnPageOpen =
      isOpenedFromReturnPage(location.state) && path === returnPath(search, null);
    void (isReturnPageOpen ? navigate(-1) : navigate(path, { replace: true }));
    showUploadResult(upload);
  };
  return (
    <WelcomePage>
      {challenge ? (
        <CodeStep
          challenge={challenge}
          onChange={handleChange}
          onResent={handleSent}
          onSignedIn={handleSignedIn}
        />
      ) : (
        <ContactStep initial={contact} onSent={handleSent} />
      )}
    </WelcomePage>
  );
};
