import { language } from '@tokri/web-kit/platform';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { t } from './labels.ts';
import styles from './card-sheet.module.css';
import type { PaymentFormResult } from './payment-form-result.ts';
import { readConfirmation, type StripeElements, type StripeForm } from './stripe-form.ts';

export interface CardSheetProps {
  readonly form: StripeForm;
  readonly amount: string;
  readonly returnPath: string;
  readonly onFailure: () => void;
  readonly onFinish: (result: PaymentFormResult) => void;
}

type FieldsStatus = 'loading' | 'ready' | 'broken';

const useStripeFields = ({ stripe, clientSecret }: StripeForm, close: RefObject<() => void>) => {
  const container = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements | null>(null);
  const [fieldsStatus, setFieldsStatus] = useState<FieldsStatus>('loading');
  useEffect(() => {
    if (!container.current) return undefined;
    elements.current = stripe.elements({ clientSecret, locale: language() });
    const element = elements.current.create('payment');
    element.on('ready', () => {
      setFieldsStatus('ready');
      element.focus();
    });
    element.on('loaderror', () => setFieldsStatus('broken'));
    // Key presses inside Stripe's iframe do not reach the sheet.
    element.on('escape', () => close.current());
    element.mount(container.current);
    return () => element.destroy();
  }, [stripe, clientSecret, close]);

  return { container, elements, fieldsStatus };
};

const FieldsStatusNote = ({ status }: { readonly status: FieldsStatus }) => (
  <>
    {status === 'loading' && (
      <p className="muted" role="status">
        {t('cardLoading')}
      </p>
    )}
    {status === 'broken' && (
      <Note tone="error" isAlert>
        {t('unavailable')}
      </Note>
    )}
  </>
);

export const CardSheet = ({ form, amount, returnPath, onFailure, onFinish }: CardSheetProps) => {
  const failure = useRef('');
  const close = useRef<() => void>(() => undefined);
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState('');
  close.current = () => {
    if (!isBusy) onFinish({ kind: 'closed', failure: failure.current });
  };
  const { container, elements, fieldsStatus } = useStripeFields(form, close);

  const pay = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !elements.current) return;
    setBusy(true);
    setErrorText('');
    try {
      const response = await form.stripe.confirmPayment({
        elements: elements.current,
        confirmParams: { return_url: `${location.origin}${returnPath}` },
        redirect: 'if_required',
      });
      const { paid, failure: bankFailure, message } = readConfirmation(response);
      if (paid !== null) return onFinish({ kind: 'paid', confirmation: { payment_intent: paid } });
      failure.current = bankFailure;
      if (bankFailure) onFailure();
      setErrorText(message || t('declined'));
    } catch {
      // Confirming the same intent again reports whether the first attempt succeeded.
      setErrorText(t('noResponse'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet title={t('cardTitle')} onClose={() => close.current()}>
      <form className={styles.card} onSubmit={(event) => void pay(event)}>
        <FieldsStatusNote status={fieldsStatus} />
        <div ref={container} className={styles.fields} />
        {errorText && (
          <Note tone="error" isAlert>
            {errorText}
          </Note>
        )}
        <Button type="submit" isBlock isBusy={isBusy} disabled={fieldsStatus !== 'ready'}>
          {t('cardNow', { sum: amount })}
        </Button>
      </form>
    </Sheet>
  );
};
