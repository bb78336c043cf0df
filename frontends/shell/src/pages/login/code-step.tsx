import { isApiProblem } from '@tokri/web-kit/platform';
import { totalQuantity, useSession, type CartUploadResult } from '@tokri/web-kit/session';
import {
  Button,
  formatCountdown,
  Field,
  formatMobile,
  Note,
  ShoppingBasket,
  showToast,
  useCountdown,
} from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../../labels.ts';
import { resendCode, type Challenge } from './challenge.ts';
import { checkCode, codeLength } from './check-code.ts';
import styles from './login.module.css';

export interface CodeStepProps {
  readonly challenge: Challenge;
  readonly onChange: () => void;
  readonly onResent: (challenge: Challenge) => void;
  readonly onSignedIn: (upload: CartUploadResult) => void;
}

const errorMessage = (error: unknown): string =>
  isApiProblem(error) ? error.message : t('login.failed');

const ResendCode = ({ challenge, onResent }: Pick<CodeStepProps, 'challenge' | 'onResent'>) => {
  const seconds = useCountdown(challenge.resendAt);
  const [isBusy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    const result = await resendCode(challenge).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: errorMessage(error),
    }));
    setBusy(false);
    if (result.kind === 'sent') onResent(result.challenge);
    showToast({
      text: result.kind === 'sent' ? t('login.resent') : result.message || t('login.failed'),
    });
  };
  return (
    <div className={`row ${styles.resend}`}>
      <span className="muted">{t('login.noCode')}</span>
      <Button kind="quiet" isBusy={isBusy} disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('login.resendIn', { time: formatCountdown(seconds) }) : t('login.resend')}
      </Button>
    </div>
  );
};

const CartNote = () => {
  const count = useSession((state) => totalQuantity(state.localLines));
  return count > 0 ? <Note icon={ShoppingBasket}>{t('login.cartKept', { count })}</Note> : null;
};

const useCodeCheck = ({ challenge, onResent, onSignedIn }: Omit<CodeStepProps, 'onChange'>) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isExpired, setExpired] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (digits: string): Promise<void> => {
    if (isBusy || digits.length !== codeLength) return;
    setBusy(true);
    const result = await checkCode(challenge.id, digits).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: errorMessage(error),
      isExpired: false,
    }));
    setBusy(false);
    if (result.kind === 'signed-in') {
      onSignedIn(result.upload);
      return;
    }
    setError(result.message);
    setExpired(result.isExpired);
    setCode('');
    input.current?.focus();
  };

  const handleInput = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (digits) setError('');
    void send(digits);
  };

  const handleResent = (newChallenge: Challenge): void => {
    setError('');
    setExpired(false);
    onResent(newChallenge);
    input.current?.focus();
  };
  return { code, error, isExpired, isBusy, input, send, handleInput, handleResent };
};

export const CodeStep = ({ onChange, ...props }: CodeStepProps) => {
  const { challenge } = props;
  const { code, error, isExpired, isBusy, input, send, handleInput, handleResent } =
    useCodeCheck(props);
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <h1>{t('login.codeTitle')}</h1>
      <p className="muted">
        {t('login.sentTo', { contact: formatMobile(challenge.contact) })}{' '}
        <button type="button" className="link" onClick={onChange}>
          {t('login.change')}
        </button>
      </p>
      <Field
        ref={input}
        className={styles.codeField ?? ''}
        label={t('login.code')}
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength + 2}
        readOnly={isBusy}
        autoFocus
        onChange={(event) => handleInput(event.target.value)}
      />
      <Button
        type="submit"
        isBlock
        isBusy={isBusy}
        disabled={code.length < codeLength || isExpired}
      >
        {t('login.continue')}
      </Button>
      <ResendCode challenge={challenge} onResent={handleResent} />
      <CartNote />
      <p className="fine-print" lang="hi">
        कोड किसी को न बताएँ। टोकरी कभी कोड नहीं पूछती।
      </p>
    </form>
  );
};
