import { ResendCode, useCodeCheck } from '@tokri/web-kit/one-time-code';
import { Button, Field } from '@tokri/web-kit/ui';
import { useEffect, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import {
  formatContact,
  requestCode,
  verifyContact,
  type ContactKind,
  type SentCode,
} from './contact-codes.ts';
import styles from './contact-verification.module.css';

export interface CodeFormProps {
  readonly userId: number;
  readonly kind: ContactKind;
  readonly sent: SentCode;
  /** Only for a contact that was typed here. */
  readonly onChange?: (() => void) | undefined;
  readonly onResent: (code: SentCode) => void;
  readonly onVerified: () => void;
}

const useVerification = ({
  userId,
  kind,
  sent,
  onResent,
  onVerified,
}: Omit<CodeFormProps, 'onChange'>) => {
  const codeCheck = useCodeCheck(async (code) => {
    const result = await verifyContact(userId, { id: sent.id, code });
    if (result.kind === 'rejected') return result;
    onVerified();
    return null;
  });
  const resend = async (): Promise<string> => {
    const result = await requestCode(userId, { kind, text: sent.contact });
    if (result.kind === 'rejected') return result.message;
    onResent(result.code);
    codeCheck.handleResent();
    return '';
  };
  return { ...codeCheck, resend };
};

export const CodeForm = ({ onChange, ...props }: CodeFormProps) => {
  const { kind, sent } = props;
  const { code, error, canSend, isBusy, input, send, resend, handleInput } = useVerification(props);
  useEffect(() => input.current?.focus(), [input]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="muted">
        {t('verify.sentTo', { contact: formatContact(kind, sent.contact) })}
        {onChange && (
          <>
            {' '}
            <button type="button" className="link" onClick={onChange}>
              {t('verify.change')}
            </button>
          </>
        )}
      </p>
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
      <Button type="submit" isBusy={isBusy} disabled={!canSend}>
        {t('verify.submit')}
      </Button>
      <ResendCode resendAt={sent.resendAt} resend={resend} />
    </form>
  );
};
