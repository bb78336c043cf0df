import { orderStatus, paymentStatus } from '@tokri/contracts';
import { billingOperations, type OrderAnswer } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  escapeHtml,
  isConfirmed,
  moneyExact,
  showDialog,
} from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { refreshOrders } from './order-reads.ts';

const atTheDoor: readonly number[] = [orderStatus.OutForDelivery, orderStatus.Delivered];

/** Cash is collected where the goods are handed over. */
export const isCollectable = ({
  PaymentMethod,
  PaymentStatus,
  Status,
}: Pick<OrderAnswer, 'PaymentMethod' | 'PaymentStatus' | 'Status'>): boolean =>
  PaymentMethod === 'cod' &&
  PaymentStatus === paymentStatus.DueOnDelivery &&
  atTheDoor.includes(Status);

/** Row O10 is chosen by these names; nothing reads them, so nobody's name or number goes into an address. */
const namesOfTheRow = { userid: '', name: '', transactionnumber: '', email: '', mobile: '' };

/** Writes down that the cash of an order was collected, once asked. */
export const RecordCash = ({
  order,
  kind,
}: {
  readonly order: OrderAnswer;
  readonly kind: 'primary' | 'second';
}) => {
  const { Id, TransactionNumber: number } = order;
  const sum = moneyExact(order.Totals.Payable);
  const { act, isBusy } = useToldWrite({
    send: (id: number) =>
      write(billingOperations.recordCash, {
        query: { ...namesOfTheRow, id, status: paymentStatus.Paid },
      }),
    refresh: refreshOrders,
    tell: () => t('cash.done', { number, sum }),
  });
  const ask = async (): Promise<void> => {
    if (
      !isBusy &&
      isConfirmed(
        await showDialog({
          type: dialogTypes.yesNo,
          message: escapeHtml(t('cash.sure', { number, sum })),
        }),
      )
    )
      await act(Id);
  };
  return (
    <Button kind={kind} isBusy={isBusy} onClick={() => void ask()}>
      {t('cash.record')}
    </Button>
  );
};
