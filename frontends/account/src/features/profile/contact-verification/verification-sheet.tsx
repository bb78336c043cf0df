import { maxEmailLength } from '@tokri/contracts/validation';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import { CodeForm } from './code-form.tsx';
import { requestCode, type ContactKind, type SentCode } from './contact-codes.ts';
import styles from './contact-verification.module.css';

export interface VerificationSheetProps {
  readonly userId: number;
  readonly kind: ContactKind;
  /** The mail address of the profile, or the number to start with. */
  readonly contact: string;
  readonly onVerified: (contact: string) => void;
  readonly onClose: () => void;
}

const ContactForm = ({
  userId,
  kind,
  contact,
  onSent,
}: Pick<VerificationSheetProps, 'userId' | 'kind' | 'contact'> & {
  readonly onSent: (code: SentCode) => void;
}) => {
  const [text, setText] = useState(contact);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await requestCode(userId, { kind, text });
    setBusy(false);
    if (result.kind === 'sent') {
      onSent(result.code);
      return;
    }
    setError(result.message);
    input.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('verify.text')}</p>
      <Field
        ref={input}
        label={t(kind === 'email' ? 'profile.email' : 'verify.mobile')}
        type={kind === 'email' ? 'email' : 'tel'}
        inputMode={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        maxLength={maxEmailLength}
        readOnly={kind === 'email'}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('verify.send')}
      </Button>
    </form>
  );
};

export const VerificationSheet = (props: VerificationSheetProps) => {
  const { userId, kind, onVerified, onClose } = props;
  const [contact, setContact] = useState(props.contact);
  const [code, setCode] = useState<SentCode | null>(null);
  return (
    <Sheet
      title={t(kind === 'email' ? 'verify.emailTitle' : 'verify.mobileTitle')}
      onClose={onClose}
    >
      {code === null ? (
        <ContactForm {...props} contact={contact} onSent={setCode} />
      ) : (
        <CodeForm
          userId={userId}
          kind={kind}
          sent={code}
          onChange={
            kind === 'mobile'
              ? () => {
                  setContact(code.contact);
                  setCode(null);
                }
              : undefined
          }
          onResent={setCode}
          onVerified={() => onVerified(code.contact)}
        />
      )}
    </Sheet>
  );
};
