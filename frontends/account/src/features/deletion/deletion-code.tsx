import { ResendCode, useCodeCheck } from '@tokri/web-kit/one-time-code';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { discardSession, updateSession } from '@tokri/web-kit/session';
import { Button, ButtonLink, EmptyState, Field } from '@tokri/web-kit/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import {
  codeContact,
  confirmDeletion,
  requestDeletionCode,
  type CodeRecipient,
} from './account-deletion.ts';
import styles from './deletion.module.css';

const useDeletion = (user: CodeRecipient, setResendAt: (time: string) => void) => {
  const navigate = useNavigate();
  const check = async (code: string) => {
    updateSession({ isClosingAccount: true });
    const result = await confirmDeletion(user.Id, code);
    if (result.kind === 'rejected') {
      updateSession({ isClosingAccount: false });
      return result;
    }
    await navigate(`/delete-account?Reference=${result.reference}`, { replace: true });
    discardSession();
    return null;
  };
  const codeCheck = useCodeCheck(check, { sendsLastDigit: false });
  const resend = async (): Promise<string> => {
    const result = await requestDeletionCode(user);
    if (result.kind === 'rejected') return result.message;
    setResendAt(result.resendAt);
    codeCheck.handleResent();
    return '';
  };
  return { ...codeCheck, resend };
};

const CodeForm = ({
  user,
  sentUntil,
}: {
  readonly user: CodeRecipient;
  readonly sentUntil: string;
}) => {
  const [resendAt, setResendAt] = useState(sentUntil);
  const { code, error, canSend, isBusy, input, send, resend, handleInput } = useDeletion(
    user,
    setResendAt,
  );
  useEffect(() => input.current?.focus(), [input]);
  return (
    <section className="panel" aria-labelledby="h-code">
      <h2 id="h-code">{t('deletion.confirm')}</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('deletion.last')}</p>
        <p className="muted">{t('verify.sentTo', { contact: codeContact(user) })}</p>
        <Field
          ref={input}
          label={t('verify.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={error}
          readOnly={isBusy}
          onChange={(event) => handleInput(event.target.value)}
        />
        <Button type="submit" kind="danger" isBusy={isBusy} disabled={!canSend}>
          {t('deletion.submit')}
        </Button>
        <ResendCode resendAt={resendAt} resend={resend} />
      </form>
    </section>
  );
};

interface SentCode {
  readonly resendAt: string;
  readonly recipient: CodeRecipient;
}

/** Deletes the account with the code that the page before has sent. */
export const DeletionCode = () => {
  const { state: sent } = useLocation() as { readonly state: SentCode | null };
  return sent === null ? (
    <EmptyState title={t('deletion.noCode')} text={t('deletion.noCodeText')}>
      <ButtonLink to="/delete-account">{t('deletion.what')}</ButtonLink>
    </EmptyState>
  ) : (
    <CodeForm user={sent.recipient} sentUntil={sent.resendAt} />
  );
};
