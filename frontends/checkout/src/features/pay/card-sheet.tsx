import { language } from '@tokri/web-kit/platform';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './card-sheet.module.css';
import type { PayOutcome } from './pay-outcome.ts';
import { judged, type Elements, type StripeForm } from './stripe-form.ts';

export interface CardSheetProps {
  readonly form: StripeForm;
  /** As it is shown on the button. */
  readonly sum: string;
  /** Where a bank that wants a page of its own sends the customer back to. */
  readonly returnPath: string;
  readonly onEnd: (outcome: PayOutcome) => void;
}

type Fields = 'loading' | 'ready' | 'broken';

/** Stripe's fields in a sheet of ours. A card that is declined leaves it open for another; while the bank is asked it cannot be closed. */
export const CardSheet = ({
  form: { stripe, clientSecret },
  sum,
  returnPath,
  onEnd,
}: CardSheetProps) => {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<Elements | null>(null);
  const failure = useRef('');
  const close = useRef<() => void>(() => undefined);
  const [fields, setFields] = useState<Fields>('loading');
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState('');
  close.current = () => {
    if (!isBusy) onEnd({ kind: 'closed', failure: failure.current });
  };

  useEffect(() => {
    if (!place.current) return undefined;
    elements.current = stripe.elements({ clientSecret, locale: language() });
    const element = elements.current.create('payment');
    element.on('ready', () => {
      setFields('ready');
      element.focus();
    });
    element.on('loaderror', () => setFields('broken'));
    // A key pressed in the vendor's frame does not reach the sheet.
    element.on('escape', () => close.current());
    element.mount(place.current);
    return () => element.destroy();
  }, [stripe, clientSecret]);

  const pay = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !elements.current) return;
    setBusy(true);
    setText('');
    try {
      const confirmed = await stripe.confirmPayment({
        elements: elements.current,
        confirmParams: { return_url: `${location.origin}${returnPath}` },
        redirect: 'if_required',
      });
      const { paid, failure: said, text: words } = judged(confirmed);
      if (paid !== null) return onEnd({ kind: 'paid', word: { payment_intent: paid } });
      failure.current = said;
      setText(words || t('pay.declined'));
    } catch {
      // A second try on the same intent finds out whether the first one went through.
      setText(t('pay.noAnswer'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet title={t('pay.cardTitle')} onClose={() => close.current()}>
      <form className={styles.card} onSubmit={(event) => void pay(event)}>
        {fields === 'loading' && (
          <p className="muted" role="status">
            {t('pay.cardLoading')}
          </p>
        )}
        {fields === 'broken' && (
          <Note tone="bad" isAlert>
            {t('pay.unavailable')}
          </Note>
        )}
        <div ref={place} className={styles.fields} />
        {text && (
          <Note tone="bad" isAlert>
            {text}
          </Note>
        )}
        <Button type="submit" isBlock isBusy={isBusy} disabled={fields !== 'ready'}>
          {t('pay.cardNow', { sum })}
        </Button>
      </form>
    </Sheet>
  );
};
