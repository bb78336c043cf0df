import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../../labels.ts';
import { startSignIn, type Challenge } from './challenge.ts';
import { ContactField } from './contact-field.tsx';
import { looksLikeEmail, toNationalNumber } from './contact-text.ts';
import styles from './login.module.css';

export interface ContactStepProps {
  readonly initial: string;
  readonly onSent: (challenge: Challenge) => void;
}

const LegalConsent = () => (
  <p className="fine-print">
    {t('login.accept')}{' '}
    <Link className="link" to="/terms-and-condition">
      {t('login.terms')}
    </Link>{' '}
    {t('login.and')}{' '}
    <Link className="link" to="/privacy-and-policy">
      {t('login.privacy')}
    </Link>
    .
  </p>
);

const useContact = (initial: string) => {
  const [isEmail, setEmail] = useState(looksLikeEmail(initial));
  const [text, setText] = useState(isEmail ? initial : toNationalNumber(initial));
  const [error, setError] = useState('');
  const change = (typed: string): void => {
    const isTypedEmail = isEmail || looksLikeEmail(typed);
    setEmail(isTypedEmail);
    setText(isTypedEmail ? typed : toNationalNumber(typed));
    setError('');
  };
  const switchKind = (): void => {
    setEmail(!isEmail);
    setText('');
    setError('');
  };
  return { isEmail, text, error, setError, change, switchKind };
};

export const ContactStep = ({ initial, onSent }: ContactStepProps) => {
  const { isEmail, text, error, setError, change, switchKind } = useContact(initial);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const started = await startSignIn(text).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: isApiProblem(error) ? error.message : '',
    }));
    setBusy(false);
    if (started.kind === 'sent') {
      onSent(started.challenge);
      return;
    }
    setError(started.message || t('login.failed'));
    input.current?.focus();
  };

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t('login.title')}</h1>
      <p className="muted">{t('login.text')}</p>
      <ContactField
        key={isEmail ? 'email' : 'mobile'}
        ref={input}
        isEmail={isEmail}
        value={text}
        error={error}
        onChange={change}
      />
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('login.send')}
      </Button>
      <button type="button" className={`link ${styles.switch}`} onClick={switchKind}>
        {t(isEmail ? 'login.useMobile' : 'login.useEmail')}
      </button>
      <LegalConsent />
    </form>
  );
};
