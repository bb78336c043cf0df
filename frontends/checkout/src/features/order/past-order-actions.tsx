import type { OrderResponse } from '@tokri/contracts/api';
import { Button, ButtonLink, Icon, MessageCircle, RotateCcw } from '@tokri/web-kit/ui';
import { chatPath, problemPath } from '../../chat-link.ts';
import { t } from '../../labels.ts';
import { isDelivered, isDeliveredOrCancelled } from './order-steps.ts';
import { useOrderAgain } from './use-order-again.ts';

type PastOrder = Pick<OrderResponse, 'Id' | 'Lines' | 'Status' | 'TransactionNumber'>;

export const OrderAgainButton = ({
  order,
  label,
}: {
  readonly order: PastOrder;
  readonly label?: string;
}) => {
  const { isBusy, orderAgain } = useOrderAgain(order);
  return (
    <Button
      isSmall
      kind="secondary"
      aria-label={label}
      isBusy={isBusy}
      onClick={() => void orderAgain()}
    >
      <Icon icon={RotateCcw} size={16} />
      {t(isBusy ? 'again.adding' : 'again.order')}
    </Button>
  );
};

/** Goods that never arrived have no problem to report: the customer writes to the shop instead. */
const ChatLink = ({ order }: { readonly order: PastOrder }) => {
  const label = t(isDelivered(order) ? 'problem.report' : 'chat.open');
  return (
    <ButtonLink
      kind="quiet"
      isSmall
      to={isDelivered(order) ? problemPath(order.Id) : chatPath(order.Id)}
      aria-label={`${label}, ${order.TransactionNumber}`}
    >
      <Icon icon={MessageCircle} size={16} />
      {label}
    </ButtonLink>
  );
};

export const PastOrderActions = ({
  order,
  className,
}: {
  readonly order: PastOrder;
  readonly className?: string | undefined;
}) =>
  isDeliveredOrCancelled(order) ? (
    <div className={className}>
      <OrderAgainButton order={order} label={`${t('again.order')}, ${order.TransactionNumber}`} />
      <ChatLink order={order} />
    </div>
  ) : null;
