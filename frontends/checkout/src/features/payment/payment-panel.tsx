import { paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import {
  CardSheet,
  isPaying,
  PaymentSecurityNote,
  PaymentStateNote,
  type PaymentState,
} from '@tokri/web-kit/online-payment';
import { useOnline } from '@tokri/web-kit/platform';
import { Wallet } from '@tokri/web-kit/more-icons';
import { Button, CountdownText, Icon, formatPrice, Note, useCountdown } from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './payment.module.css';
import { usePayment, type PaymentControls } from './use-payment.ts';

const buttonLabelKey = (state: PaymentState): string =>
  state.kind === 'failed' || state.kind === 'unavailable' ? 'pay.retry' : 'pay.now';

const PaymentCountdown = ({ until }: { readonly until: string }) => {
  const seconds = useCountdown(until);
  return seconds === 0 ? (
    <p className="fine-print">{t('pay.expiring')}</p>
  ) : (
    <p className={styles.timeLeft}>
      {t('pay.timeLeft')} <CountdownText seconds={seconds} className={styles.countdown} />
    </p>
  );
};

export interface PaymentPanelProps {
  readonly order: OrderResponse;
  readonly shouldAutoOpen: boolean;
  /** Another way to pay, hidden while a payment may be on its way. */
  readonly alternative?: ReactNode;
}

const isPaymentOpen = (state: PaymentState): boolean =>
  isPaying(state) || state.kind === 'awaiting-confirmation';

/** Not after a reload that follows a failed attempt: the customer first sees that it failed. */
const useAutoOpen = (
  shouldOpen: boolean,
  { state, pay }: Pick<PaymentControls, 'state' | 'pay'>,
): void => {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!shouldOpen || state.kind === 'failed' || hasOpened.current) return;
    hasOpened.current = true;
    void pay();
  });
};

export const PaymentPanel = ({ order, shouldAutoOpen, alternative }: PaymentPanelProps) => {
  const { state, card, pay } = usePayment(order);
  const isOnline = useOnline();
  const isExpired = order.PaymentStatus === paymentStatus.Failed;
  const isReady = order.Payment !== undefined;
  useAutoOpen(shouldAutoOpen && isReady, { state, pay });
  return (
    <section className={`panel ${styles.paymentPanel}`} aria-labelledby="h-pay">
      <h2 id="h-pay">
        <Icon icon={Wallet} />
        {t(isExpired ? 'pay.expiredTitle' : 'pay.waitingTitle')}
        <span className="end strong">{formatPrice(order.Totals.Payable)}</span>
      </h2>
      {isExpired ? (
        <Note tone="warning">{t('pay.expiredText')}</Note>
      ) : (
        order.PayBy && <PaymentCountdown until={order.PayBy} />
      )}
      <div role="status">
        <PaymentStateNote state={state} closedText={t('pay.closed')} />
      </div>
      {isReady && state.kind !== 'awaiting-confirmation' && state.kind !== 'checking' && (
        <Button isBlock isBusy={isPaying(state)} disabled={!isOnline} onClick={() => void pay()}>
          {t(buttonLabelKey(state) as 'pay.now', { sum: formatPrice(order.Totals.Payable) })}
        </Button>
      )}
      {isReady && isOnline && !isPaymentOpen(state) && alternative}
      {!isReady && (
        <p className="muted" role="status">
          {t('pay.preparing')}
        </p>
      )}
      {!isOnline && <p className="fine-print">{t('pay.offline')}</p>}
      <PaymentSecurityNote provider={order.Payment?.Provider} />
      {card && (
        <CardSheet
          {...card}
          amount={formatPrice(order.Totals.Payable)}
          returnPath={`/order-status?Id=${order.Id}`}
        />
      )}
    </section>
  );
};
