import { CircleCheck, classNames, Icon } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { ContactKind } from './contact-codes.ts';
import styles from './contact-verification.module.css';

export interface VerificationStatusProps {
  readonly kind: ContactKind;
  readonly isVerified: boolean;
  readonly contact: string;
  readonly onVerify: () => void;
}

export const verifiedStatusId = (kind: ContactKind): string => `${kind}-verified`;

export const VerificationStatus = ({
  kind,
  isVerified,
  contact,
  onVerify,
}: VerificationStatusProps) =>
  isVerified ? (
    <p
      id={verifiedStatusId(kind)}
      tabIndex={-1}
      className={classNames(styles.status, styles.verified)}
    >
      <Icon icon={CircleCheck} size={16} />
      {t('profile.verified')}
      <span className="sr-only"> {contact}</span>
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
