import { orderPath } from '@tokri/contracts/platform';
import { OrderStatusCard } from '@tokri/web-kit/order';
import { ButtonLink, Icon, ReceiptText, formatSlot } from '@tokri/web-kit/ui';
import { useTracking } from '../../features/order/order-queries.ts';
import { TrackingTimeline } from '../../features/order/order-timeline.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from './order-page-layout.tsx';
import styles from './orders.module.css';

export const TrackOrderPage = () => {
  const query = useTracking(useOrderId(), useIsSignedIn());
  const tracking = query.data;
  useStatusAnnouncement(tracking?.StatusText);
  return (
    <OrderPageLayout
      title={tracking ? t('order.title', { number: tracking.TransactionNumber }) : t('order.label')}
      query={query}
      className={styles.track}
    >
      {tracking && (
        <>
          <OrderStatusCard
            status={tracking.Status}
            statusText={tracking.StatusText}
            heading={formatSlot(tracking.Slot)}
            description={tracking.Next ? t('track.next', { step: tracking.Next }) : t('track.end')}
          />
          <section className="panel" aria-labelledby="h-way">
            <h2 id="h-way">{t('order.progress')}</h2>
            <TrackingTimeline tracking={tracking} />
          </section>
          <div>
            <ButtonLink kind="secondary" to={orderPath(tracking.Id)}>
              <Icon icon={ReceiptText} />
              {t('order.details')}
            </ButtonLink>
          </div>
        </>
      )}
    </OrderPageLayout>
  );
};
