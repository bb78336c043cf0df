import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { billingOperations, type OrderResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  escapeHtml,
  isConfirmed,
  formatExactPrice,
  showDialog,
} from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { refreshOrders } from '../order-queries.ts';

const collectionStatuses: readonly number[] = [orderStatus.OutForDelivery, orderStatus.Delivered];

type CashOrder = Pick<OrderResponse, 'PaymentMethod' | 'PaymentStatus' | 'Status'>;

export const isCashCollectable = ({ PaymentMethod, PaymentStatus, Status }: CashOrder): boolean =>
  PaymentMethod === 'cod' &&
  PaymentStatus === paymentStatus.DueOnDelivery &&
  collectionStatuses.includes(Status);

/**
 * The API selects this operation by these query names but does not read them. They stay empty so
 * that no personal data ends up in a URL.
 */
const requiredEmptyParams = { userid: '', name: '', transactionnumber: '', email: '', mobile: '' };

export const useRecordCash = ({ TransactionNumber: number, Totals }: OrderResponse) =>
  useMutationWithFeedback({
    send: (id: number) =>
      sendCommand(billingOperations.recordCash, {
        query: { ...requiredEmptyParams, id, status: paymentStatus.Paid },
      }),
    refresh: refreshOrders,
    successMessage: () => t('cash.done', { number, sum: formatExactPrice(Totals.Payable) }),
  });

export const RecordCashButton = ({
  order,
  kind,
}: {
  readonly order: OrderResponse;
  readonly kind: 'primary' | 'secondary';
}) => {
  const { Id, TransactionNumber: number } = order;
  const sum = formatExactPrice(order.Totals.Payable);
  const { run: record, isBusy } = useRecordCash(order);
  const confirmAndRecord = async (): Promise<void> => {
    if (
      !isBusy &&
      isConfirmed(
        await showDialog({
          type: dialogTypes.confirmation,
          title: t('cash.record'),
          message: escapeHtml(t('cash.confirm', { number, sum })),
          actionLabel: t('cash.action', { sum }),
        }),
      )
    )
      await record(Id);
  };
  return (
    <Button kind={kind} isBusy={isBusy} onClick={() => void confirmAndRecord()}>
      {t('cash.record')}
    </Button>
  );
};
