import { paymentStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { site, useOnline } from '@tokri/web-kit/platform';
import { Lock, Wallet } from '@tokri/web-kit/more-icons';
import { Button, CountdownText, Icon, money, Note, useCountdown } from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../texts.ts';
import { CardSheet } from './card-sheet.tsx';
import { isPaying, type PayState } from './pay-state.ts';
import styles from './pay.module.css';
import { providerNames } from './provider-script.ts';
import { usePay } from './use-pay.ts';

const StateNote = ({ state }: { readonly state: PayState }): ReactNode => {
  switch (state.kind) {
    case 'idle':
    case 'opening':
    case 'open':
      return null;
    case 'checking':
      return <Note>{t('pay.checking')}</Note>;
    case 'told-later':
      return <Note>{t('pay.toldLater')}</Note>;
    case 'closed':
      return <Note>{t('pay.closed')}</Note>;
    case 'failed':
      return (
        <Note tone="bad" isAlert>
          {state.message}
        </Note>
      );
    case 'unavailable':
      return (
        <Note tone="bad" isAlert>
          {t('pay.unavailable')}
        </Note>
      );
  }
};

const label = (state: PayState): string =>
  state.kind === 'failed' || state.kind === 'unavailable' ? 'pay.again' : 'pay.now';

const TimeLeft = ({ until }: { readonly until: string }) => {
  const seconds = useCountdown(until);
  return seconds === 0 ? (
    <p className="fine">{t('pay.lapsing')}</p>
  ) : (
    <p className={styles.left}>
      {t('pay.left')} <CountdownText seconds={seconds} className={styles.clock} />
    </p>
  );
};

export interface PayPartProps {
  readonly order: OrderAnswer;
  /** Opens the dialog at once: the visitor has just chosen to pay. */
  readonly isAtOnce: boolean;
}

/** An order that waits for its payment: how much, how long, and the one button; after the time it says what that means. */
export const PayPart = ({ order, isAtOnce }: PayPartProps) => {
  const { state, card, pay } = usePay(order);
  const isOnline = useOnline();
  const isLapsed = order.PaymentStatus === paymentStatus.Failed;
  const isReady = order.Payment !== undefined;
  const opened = useRef(false);
  useEffect(() => {
    if (!isAtOnce || !isReady || opened.current) return;
    opened.current = true;
    void pay();
  });
  return (
    <section className={`panel ${styles.pay}`} aria-labelledby="h-pay">
      <h2 id="h-pay">
        <Icon of={Wallet} />
        {t(isLapsed ? 'pay.lapsedTitle' : 'pay.waitTitle')}
        <span className="end strong">{money(order.Totals.Payable)}</span>
      </h2>
      {isLapsed ? (
        <Note tone="few">{t('pay.lapsed')}</Note>
      ) : (
        order.PayBy && <TimeLeft until={order.PayBy} />
      )}
      <div role="status">
        <StateNote state={state} />
      </div>
      {isReady && state.kind !== 'told-later' && state.kind !== 'checking' && (
        <Button isBlock isBusy={isPaying(state)} disabled={!isOnline} onClick={() => void pay()}>
          {t(label(state) as 'pay.now', { sum: money(order.Totals.Payable) })}
        </Button>
      )}
      {!isReady && (
        <p className="muted" role="status">
          {t('pay.preparing')}
        </p>
      )}
      {!isOnline && <p className="fine">{t('why.offline')}</p>}
      <p className="fine">
        <Icon of={Lock} size={14} />{' '}
        {t('pay.safe', { provider: providerNames[order.Payment?.Provider ?? site().paymentMode] })}
      </p>
      {card && (
        <CardSheet
          {...card}
          sum={money(order.Totals.Payable)}
          returnPath={`/order-status?Id=${order.Id}`}
        />
      )}
    </section>
  );
};
