import { orderPath } from '@tokri/contracts/platform';
import { orderHeading, OrderStatusCard } from '@tokri/web-kit/order';
import { ButtonLink, Icon, ReceiptText } from '@tokri/web-kit/ui';
import { describePayment, isRefund, trackedPayment } from '../../features/order/payment-labels.ts';
import { useTracking, type TrackingResponse } from '../../features/order/order-queries.ts';
import { TrackingTimeline } from '../../features/order/order-timeline.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from './order-page-layout.tsx';
import styles from './orders.module.css';

const lastStepAt = ({ Steps }: TrackingResponse): string | undefined =>
  Steps.findLast(({ At }) => At !== null)?.At ?? undefined;

const nextStepLabel = (tracking: TrackingResponse): string => {
  if (tracking.Next) return t('track.next', { step: tracking.Next });
  const payment = trackedPayment(tracking);
  return payment && isRefund(payment) ? describePayment(payment) : t('track.end');
};

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
            heading={orderHeading({ ...tracking, StatusAt: lastStepAt(tracking) })}
            description={nextStepLabel(tracking)}
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
