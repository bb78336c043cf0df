import { orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { billPath } from '@tokri/web-kit/order';
import { ButtonLink, FileText, Icon } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

const words = ({ Bill, Status }: OrderAnswer): string => {
  if (!Bill) return t('bill.openEarly');
  return Status === orderStatus.Cancelled
    ? t('bill.kind.CreditNote')
    : t('bill.open', { number: Bill.Number });
};

/** To the paper that counts now: before packing the confirmation, then the bill, and of an order that was cancelled after it the credit note, which is the newest. */
export const PaperLink = ({ order }: { readonly order: OrderAnswer }) => (
  <ButtonLink
    kind="second"
    isSmall
    to={billPath({
      orderId: order.Id,
      billId: order.Status === orderStatus.Cancelled ? 0 : (order.Bill?.Id ?? 0),
    })}
  >
    <Icon of={FileText} size={16} />
    {words(order)}
  </ButtonLink>
);
