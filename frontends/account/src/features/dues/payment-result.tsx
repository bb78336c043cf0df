import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { PaymentStateNote } from '@tokri/web-kit/online-payment';
import { Button, ButtonLink, CircleCheck, formatExactPrice, Icon, Note } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../labels.ts';
import styles from './dues.module.css';
import { ReceiptButton } from './receipt-button.tsx';
import type { DuesCheckout } from './use-dues-checkout.ts';

interface PaidProps {
  readonly partyId: number;
  readonly payment: DuesPaymentResponse;
  readonly onPayMore: () => void;
}

const Paid = ({ partyId, payment, onPayMore }: PaidProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`panel ${styles.result}`} aria-labelledby="h-paid">
      <h2 id="h-paid" ref={heading} tabIndex={-1}>
        <Icon icon={CircleCheck} />
        {t('dues.paid', { sum: formatExactPrice(payment.Amount) })}
      </h2>
      <p>{t('dues.paidText', { number: payment.Number })}</p>
      {payment.OnAccount > 0 && (
        <p>{t('dues.waits', { sum: formatExactPrice(payment.OnAccount) })}</p>
      )}
      <div className={styles.actions}>
        <ReceiptButton partyId={partyId} payment={payment} />
        <ButtonLink kind="secondary" isSmall to="/ledger-report">
          {t('dues.ledger')}
        </ButtonLink>
        <Button kind="secondary" isSmall onClick={onPayMore}>
          {t('dues.payMore')}
        </Button>
      </div>
    </section>
  );
};

interface PaymentResultProps {
  readonly partyId: number;
  readonly checkout: DuesCheckout;
}

/** What became of the payment that the page is about. */
export const PaymentResult = ({ partyId, checkout }: PaymentResultProps) => {
  const { payment, state, payMore } = checkout;
  if (payment?.State === 'captured')
    return <Paid key={payment.Id} partyId={partyId} payment={payment} onPayMore={payMore} />;
  const isFailed = payment?.State === 'failed' && state.kind !== 'failed';
  return (
    <div role="status" className={styles.status}>
      {isFailed ? (
        <Note tone="error">{t('dues.failed')}</Note>
      ) : (
        <PaymentStateNote state={state} closedText={t('dues.closed')} />
      )}
    </div>
  );
};
