import { billingOperations, type OrderResponse } from '@tokri/contracts/api';
import { Timeline } from '@tokri/web-kit/order';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../../../labels.ts';
import styles from './order-panel.module.css';
import { listTimelineSteps } from './order-timeline.ts';

/** Best effort: whoever may not read payments sees the order without its refunds. */
const useRefunds = ({ Id, RefundAmount = 0 }: OrderResponse) => {
  const canRead = usePermissions().includes('payments');
  const { data } = useQuery({
    queryKey: [billingOperations.readPayment.operationId, 'refunds', Id, RefundAmount],
    queryFn: ({ signal }) =>
      callApi(billingOperations.readPayment, { query: { TransactionId: Id }, signal }),
    enabled: canRead && RefundAmount > 0,
  });
  return data?.Refunds ?? [];
};

export const HistorySection = ({ order }: { readonly order: OrderResponse }) => {
  const { nameOf } = useStaffNames();
  const refunds = useRefunds(order);
  return (
    <section aria-labelledby="h-history" className={styles.section}>
      <h3 id="h-history">{t('order.history')}</h3>
      <Timeline steps={listTimelineSteps(order, refunds, nameOf)} />
    </section>
  );
};
