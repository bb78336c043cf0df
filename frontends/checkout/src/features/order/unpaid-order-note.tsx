import { Clock, ButtonLink, Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { OrderActions } from './order-actions.tsx';
import { PayOnDelivery } from './pay-on-delivery.tsx';
import type { UnpaidOrder } from './unpaid-order.ts';

export const unpaidOrderHeadingId = 'h-unpaid';

export interface UnpaidOrderNoteProps {
  readonly unpaidOrder: UnpaidOrder;
  readonly onPayOnDelivery: () => void;
}

/** Without it a customer whose payment failed would order the same items a second time. */
export const UnpaidOrderNote = ({
  unpaidOrder: { order, isBlocking },
  onPayOnDelivery,
}: UnpaidOrderNoteProps) => (
  <section className="panel" aria-labelledby={unpaidOrderHeadingId}>
    <h2 id={unpaidOrderHeadingId} tabIndex={-1}>
      {t('unpaid.title')}
    </h2>
    <Note tone="warning" icon={Clock}>
      {t(isBlocking ? 'unpaid.blocking' : 'unpaid.text', { number: order.TransactionNumber })}
    </Note>
    <OrderActions order={order}>
      <ButtonLink isSmall to={`/order-status?Id=${order.Id}&Pay=1`}>
        {t('pay.open')}
      </ButtonLink>
      <PayOnDelivery order={order} isSmall onOrderEnded={onPayOnDelivery} />
    </OrderActions>
  </section>
);
