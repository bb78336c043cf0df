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

/** Cash is collected where the goods are handed over. */
export const isCashCollectable = ({
  PaymentMethod,
  PaymentStatus,
  Status,
}: Pick<OrderResponse, 'PaymentMethod' | 'PaymentStatus' | 'Status'>): boolean =>
  PaymentMethod === 'cod' &&
  PaymentStatus === paymentStatus.DueOnDelivery &&
  collectionStatuses.includes(Status);

/** Row O10 is chosen by these names; nothing reads them, so nobody's name or number goes into an address. */
const requiredEmptyParams = { userid: '', name: '', transactionnumber: '', email: '', mobile: '' };

/** Writes down that the cash of an order was collected, once asked. */
export const RecordCashButton = ({
  order,
  kind,
}: {
  readonly order: OrderResponse;
  readonly kind: 'primary' | 'second';
}) => {
  const { Id, TransactionNumber: number } = order;
  const sum = formatExactPrice(order.Totals.Payable);
  const { run: record, isBusy } = useMutationWithFeedback({
    send: (id: number) =>
      sendCommand(billingOperations.recordCash, {
        query: { ...requiredEmptyParams, id, status: paymentStatus.Paid },
      }),
    refresh: refreshOrders,
    successMessage: () => t('cash.done', { number, sum }),
  });
  const confirmAndRecord = async (): Promise<void> => {
    if (
      !isBusy &&
      isConfirmed(
        await showDialog({
          type: dialogTypes.yesNo,
          message: escapeHtml(t('cash.confirm', { number, sum })),
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
