import { orderAdminOperations } from '@tokri/contracts/api';
import { paymentStatus } from '@tokri/contracts/orders';
import { sendCommand, useDebouncedValue, useQuery } from '@tokri/web-kit/platform';
import { Button, formatExactPrice, Note, Skeleton } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import styles from '../details/order-panel.module.css';
import type { Packing } from './packing.ts';

const previewDebounceMs = 300;

/** Undefined `result`: not calculated yet for these lines. */
export const usePackingPreview = ({
  orderId,
  lines,
  isEnabled,
}: {
  readonly orderId: number;
  readonly lines: Packing['lines'];
  readonly isEnabled: boolean;
}) => {
  const input = JSON.stringify(lines);
  const isSettled = useDebouncedValue(input, previewDebounceMs) === input;
  const query = useQuery({
    queryKey: [orderAdminOperations.previewPacking.operationId, orderId, input],
    queryFn: ({ signal }) =>
      sendCommand(orderAdminOperations.previewPacking, {
        body: { TransactionId: orderId, Lines: [...lines] },
        signal,
      }),
    enabled: isEnabled && isSettled,
    staleTime: 0,
  });
  return {
    result: isSettled ? query.data : undefined,
    isFailed: isSettled && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
};

interface PackedSums {
  readonly OrderedAmount?: number | undefined;
  readonly Payable?: number | undefined;
  readonly RefundAmount?: number | undefined;
  readonly PaymentStatus?: number | undefined;
}

const Sums = ({ OrderedAmount = 0, Payable = 0, RefundAmount = 0, PaymentStatus }: PackedSums) => {
  const rows = [
    { label: t('pack.orderedTotal'), sum: OrderedAmount },
    { label: t('pack.newTotal'), sum: Payable },
    ...(RefundAmount > 0 ? [{ label: t('pack.refundTotal'), sum: RefundAmount }] : []),
    ...(PaymentStatus === paymentStatus.DueOnDelivery
      ? [{ label: t('pack.collectTotal'), sum: Payable }]
      : []),
  ];
  return (
    <dl className={styles.details}>
      {rows.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="strong">{formatExactPrice(sum)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What the order costs after packing, as the server would pack it. */
export const PackingPreview = ({
  result,
  isFailed,
  retry,
}: ReturnType<typeof usePackingPreview>) => {
  const isLoading = result === undefined && !isFailed;
  return (
    <section aria-label={t('pack.preview')} aria-live="polite" aria-busy={isLoading}>
      {isFailed && (
        <Note tone="error">
          {t('pack.previewFailed')}{' '}
          <Button kind="quiet" isSmall onClick={retry}>
            {t('pack.previewRetry')}
          </Button>
        </Note>
      )}
      {isLoading && <Skeleton width="70" />}
      {result?.kind === 'rejected' && <Note tone="error">{result.message}</Note>}
      {result?.kind === 'done' && <Sums {...result.entry} />}
    </section>
  );
};
