import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { billPath } from '@tokri/web-kit/order';
import { ButtonLink, FileText, Icon } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const billLinkLabel = ({ Bill, Status }: OrderResponse): string => {
  if (!Bill) return t('bill.openConfirmation');
  return Status === orderStatus.Cancelled
    ? t('bill.kind.CreditNote')
    : t('bill.open', { number: Bill.Number });
};

export const BillLink = ({ order }: { readonly order: OrderResponse }) => (
  <ButtonLink
    kind="secondary"
    isSmall
    to={billPath({
      orderId: order.Id,
      billId: order.Status === orderStatus.Cancelled ? 0 : (order.Bill?.Id ?? 0),
    })}
  >
    <Icon icon={FileText} size={16} />
    {billLinkLabel(order)}
  </ButtonLink>
);
