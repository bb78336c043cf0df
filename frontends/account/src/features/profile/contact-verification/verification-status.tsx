import { CircleCheck, classNames, Icon } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import styles from './contact-verification.module.css';

export interface VerificationStatusProps {
  readonly isVerified: boolean;
  readonly contact: string;
  readonly onVerify: () => void;
}

export const VerificationStatus = ({ isVerified, contact, onVerify }: VerificationStatusProps) =>
  isVerified ? (
    <p className={classNames(styles.status, styles.verified)}>
      <Icon icon={CircleCheck} size={16} />
      {t('profile.verified')}
    </p>
  ) : (
    <p className={styles.status}>
      {t('profile.notVerified')} –{' '}
      <button type="button" className="link" onClick={onVerify}>
        {t('profile.verify')}
        <span className="sr-only"> {contact}</span>
      </button>
    </p>
  );
