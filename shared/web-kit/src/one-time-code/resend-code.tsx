import { Button, formatCountdown, useCountdown } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';
import styles from './one-time-code.module.css';

export interface ResendCodeProps {
  readonly resendAt: string;
  /** Returns why no code was sent, or nothing. */
  readonly resend: () => Promise<string>;
}

export const ResendCode = ({ resendAt, resend }: ResendCodeProps) => {
  const seconds = useCountdown(resendAt);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    setNotice('');
    const error = await resend();
    setBusy(false);
    setNotice(error || t('resent'));
  };
  return (
    <div>
      <div className={`row ${styles.resend}`}>
        <span className="muted">{t('missing')}</span>
        <Button kind="quiet" isBusy={isBusy} disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? t('resendIn', { time: formatCountdown(seconds) }) : t('resend')}
        </Button>
      </div>
      {/* Not a toast: an open dialog makes the rest of the page inert. */}
      <p className="muted" role="status">
        {notice}
      </p>
    </div>
  );
};
