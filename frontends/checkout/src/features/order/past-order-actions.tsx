import type { OrderResponse } from '@tokri/contracts/api';
import { Button, ButtonLink, Icon, MessageCircle, RotateCcw } from '@tokri/web-kit/ui';
import { problemPath } from '../../chat-link.ts';
import { t } from '../../labels.ts';
import { isDeliveredOrCancelled } from './order-steps.ts';
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
      <ButtonLink
        kind="quiet"
        isSmall
        to={problemPath(order.Id)}
        aria-label={`${t('problem.report')}, ${order.TransactionNumber}`}
      >
        <Icon icon={MessageCircle} size={16} />
        {t('problem.report')}
      </ButtonLink>
    </div>
  ) : null;
