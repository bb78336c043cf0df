import { orderPath } from '@tokri/contracts';
import { OrderNow } from '@tokri/web-kit/order';
import { ButtonLink, Icon, ReceiptText, slotComesWords } from '@tokri/web-kit/ui';
import { useTracking } from '../../features/order/order-reads.ts';
import { TrackingTimeline } from '../../features/order/order-timeline.tsx';
import { t } from '../../texts.ts';
import { OrderFrame, useIsSignedIn, useOrderId, useToldStatus } from './order-frame.tsx';
import styles from './orders.module.css';

/** The way of one order, live. */
export const TrackOrderPage = () => {
  const query = useTracking(useOrderId(), useIsSignedIn());
  const tracking = query.data;
  useToldStatus(tracking?.StatusText);
  return (
    <OrderFrame
      title={tracking ? t('order.title', { number: tracking.TransactionNumber }) : t('order.one')}
      query={query}
      className={styles.track}
    >
      {tracking && (
        <>
          <OrderNow
            status={tracking.Status}
            statusText={tracking.StatusText}
            when={slotComesWords(tracking.Slot)}
            words={tracking.Next ? t('track.next', { step: tracking.Next }) : t('track.end')}
          />
          <section className="panel" aria-labelledby="h-way">
            <h2 id="h-way">{t('order.progress')}</h2>
            <TrackingTimeline tracking={tracking} />
          </section>
          <div>
            <ButtonLink kind="second" to={orderPath(tracking.Id)}>
              <Icon of={ReceiptText} />
              {t('order.whole')}
            </ButtonLink>
          </div>
        </>
      )}
    </OrderFrame>
  );
};
