import { useNavigate } from '@tokri/web-kit/platform';
import { usePageTitle } from '@tokri/web-kit/ui';
import { PincodeForm } from '../frame/pincode/pincode-form.tsx';
import { t } from '../labels.ts';
import { WelcomePage } from './welcome-page.tsx';
import styles from './login/login.module.css';

export const SplashPage = () => {
  const navigate = useNavigate();
  usePageTitle('');
  return (
    <WelcomePage>
      <div className={styles.step}>
        <h1>{t('pincode.title')}</h1>
        <PincodeForm onServed={() => void navigate('/home', { replace: true })} />
      </div>
    </WelcomePage>
  );
};
