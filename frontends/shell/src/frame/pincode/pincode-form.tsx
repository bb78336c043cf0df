import { checkServiceability } from '@tokri/web-kit/pincode';
import { updateSession, session } from '@tokri/web-kit/session';
import { Button, Field } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { t } from '../../labels.ts';
import styles from './pincode-form.module.css';

export const PincodeForm = ({
  isRequired = false,
  onServed,
}: {
  readonly isRequired?: boolean;
  readonly onServed: () => void;
}) => {
  const [text, setText] = useState(session().pincode);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The form is loaded after its sheet has opened.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const serviceability = await checkServiceability(text);
    setBusy(false);
    if (serviceability.kind === 'rejected') {
      setError(serviceability.message);
      input.current?.focus();
      return;
    }
    updateSession({ pincode: serviceability.pincode });
    onServed();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t(isRequired ? 'pincode.required' : 'pincode.text')}</p>
      <Field
        ref={input}
        label={t('pincode.field')}
        value={text}
        error={error}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        onChange={(event) => {
          setText(event.target.value.replace(/\D/g, ''));
          setError('');
        }}
      />
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('pincode.check')}
      </Button>
    </form>
  );
};
