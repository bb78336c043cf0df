import { Button, Field, formatCountdown, formatMobile, useCountdown } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import {
  requestCode,
  verifyContact,
  type CodeRequestResult,
  type ContactKind,
  type SentCode,
} from './contact-codes.ts';
import styles from './contact-verification.module.css';

const codeLength = 6;

export interface CodeFormProps {
  readonly userId: number;
  readonly kind: ContactKind;
  readonly sent: SentCode;
  readonly onResent: (code: SentCode) => void;
  readonly onVerified: () => void;
}

const ResendButton = ({
  sent,
  resend,
}: {
  readonly sent: SentCode;
  readonly resend: () => Promise<void>;
}) => {
  const seconds = useCountdown(sent.resendAt);
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      kind="quiet"
      isBusy={isBusy}
      disabled={seconds > 0}
      onClick={() => {
        setBusy(true);
        void resend().finally(() => setBusy(false));
      }}
    >
      {seconds > 0 ? t('verify.resendIn', { time: formatCountdown(seconds) }) : t('verify.resend')}
    </Button>
  );
};

const useCodeForm = (
  { userId, kind, sent, onResent, onVerified }: CodeFormProps,
  input: RefObject<HTMLInputElement | null>,
) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isExpired, setExpired] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isExpired || code.length !== codeLength) return;
    setBusy(true);
    const result = await verifyContact(userId, { id: sent.id, code });
    setBusy(false);
    if (result.kind === 'verified') {
      onVerified();
      return;
    }
    setError(result.message);
    setExpired(result.isExpired);
    setCode('');
    input.current?.focus();
  };
  const resend = async (): Promise<void> => {
    const result: CodeRequestResult = await requestCode(userId, { kind, text: sent.contact });
    if (result.kind === 'sent') onResent(result.code);
    setExpired(result.kind === 'rejected' && isExpired);
    setError(result.kind === 'sent' ? '' : result.message);
    input.current?.focus();
  };
  const change = (text: string): void => {
    setCode(text.replace(/\D/g, '').slice(0, codeLength));
    setError('');
  };
  return { code, error, isExpired, isBusy, submit, resend, change };
};

export const CodeForm = (props: CodeFormProps) => {
  const { sent } = props;
  const input = useRef<HTMLInputElement>(null);
  const { code, error, isExpired, isBusy, submit, resend, change } = useCodeForm(props, input);
  useEffect(() => input.current?.focus(), []);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('verify.sentTo', { contact: formatMobile(sent.contact) })}</p>
      <Field
        ref={input}
        label={t('verify.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        readOnly={isBusy}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={code.length < codeLength || isExpired}>
        {t('verify.submit')}
      </Button>
      <ResendButton sent={sent} resend={resend} />
    </form>
  );
};
