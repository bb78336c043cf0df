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
import { t } from '../labels.ts';
import { refreshOrders } from './refresh-orders.ts';

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

export interface CashDue {
  readonly id: number;
  readonly number: string;
  readonly payable: number;
}

export const toCashDue = ({ Id, TransactionNumber, Totals }: OrderResponse): CashDue => ({
  id: Id,
  number: TransactionNumber,
  payable: Totals.Payable,
});

export const useRecordCash = ({ number, payable }: CashDue) =>
  useMutationWithFeedback({
    send: (id: number) =>
      sendCommand(billingOperations.recordCash, {
        query: { ...requiredEmptyParams, id, status: paymentStatus.Paid, amount: payable },
      }),
    refresh: refreshOrders,
    successMessage: () => t('cash.done', { number, sum: formatExactPrice(payable) }),
    actionName: () => t('cash.record'),
  });

export const RecordCashButton = ({
  order,
  kind,
  isSmall = false,
  onRecorded,
}: {
  readonly order: CashDue;
  readonly kind: 'primary' | 'secondary';
  readonly isSmall?: boolean;
  readonly onRecorded?: () => void;
}) => {
  const { id, number, payable } = order;
  const sum = formatExactPrice(payable);
  const { attempt, isBusy } = useRecordCash(order);
  const confirmAndRecord = async (): Promise<void> => {
    if (isBusy) return;
    const answer = await showDialog({
      type: dialogTypes.confirmation,
      title: t('cash.record'),
      message: escapeHtml(t('cash.confirm', { number, sum })),
      actionLabel: t('cash.action', { sum }),
      closeLabel: t('back'),
      action: async () => {
        const result = await attempt(id);
        return result.kind === 'rejected' ? result.message : '';
      },
    });
    if (isConfirmed(answer)) onRecorded?.();
  };
  return (
    <Button
      kind={kind}
      isSmall={isSmall}
      isBusy={isBusy}
      aria-label={isSmall ? `${t('cash.record')}, ${number}` : undefined}
      onClick={() => void confirmAndRecord()}
    >
      {t('cash.record')}
    </Button>
  );
};
