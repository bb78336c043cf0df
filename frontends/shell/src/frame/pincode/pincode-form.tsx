import { useAddresses } from '@tokri/web-kit/address';
import {
  checkServiceability,
  deliveryCodeInput,
  OwnLocationButton,
  toTypedDeliveryCode,
} from '@tokri/web-kit/pincode';
import { updateSession, useSession } from '@tokri/web-kit/session';
import { Button, Field } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { t } from '../../labels.ts';
import styles from './pincode-form.module.css';
import { usePincodeDraft } from './pincode-draft.ts';
import { SavedAddresses } from './saved-addresses.tsx';

const usePincodeCheck = (onServed: () => void) => {
  const [text, setText] = usePincodeDraft();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const check = async (pincode: string): Promise<void> => {
    setBusy(true);
    const serviceability = await checkServiceability(pincode);
    setBusy(false);
    if (serviceability.kind === 'rejected') {
      setError(serviceability.message);
      input.current?.focus();
      return;
    }
    updateSession({ pincode: serviceability.pincode });
    onServed();
  };

  const enter = (next: string): void => {
    setText(next);
    setError('');
  };
  return { text, error, isBusy, input, enter, check };
};

export const PincodeForm = ({
  isRequired = false,
  onServed,
}: {
  readonly isRequired?: boolean;
  readonly onServed: () => void;
}) => {
  const { text, error, isBusy, input, enter, check } = usePincodeCheck(onServed);
  const { data: addresses = [] } = useAddresses(useSession((state) => state.user?.Id ?? 0));

  // The form is loaded after its sheet has opened.
  useEffect(() => input.current?.focus(), [input]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check(text);
  };
  const choose = (pincode: string): void => {
    enter(pincode);
    void check(pincode);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="muted">{t(isRequired ? 'pincode.required' : 'pincode.text')}</p>
      <Field
        ref={input}
        label={t('pincode.field')}
        value={text}
        error={error}
        {...deliveryCodeInput()}
        autoComplete="postal-code"
        onChange={(event) => enter(toTypedDeliveryCode(event.target.value))}
      />
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('pincode.check')}
      </Button>
      <OwnLocationButton isDisabled={isBusy} onFound={choose} />
      <SavedAddresses
        addresses={addresses}
        isBusy={isBusy}
        onChoose={({ Pincode }) => choose(Pincode)}
      />
    </form>
  );
};
