import { maxEmailLength } from '@tokri/contracts/validation';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { Button, Field } from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../../labels.ts';
import { startSignIn, type Challenge } from './challenge.ts';
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

export const ContactStep = ({ initial, onSent }: ContactStepProps) => {
  const [text, setText] = useState(initial);
  const [error, setError] = useState('');
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
      <Field
        ref={input}
        label={t('login.field')}
        value={text}
        error={error}
        inputMode="text"
        autoComplete="tel"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('login.send')}
      </Button>
      <LegalConsent />
    </form>
  );
};
