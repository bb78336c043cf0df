import { isPaymentOutstanding } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { PriceBreakdown } from '@tokri/web-kit/price-breakdown';
import { Icon, formatMobile, MapPin, formatPrice } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { isDelivered } from '../../features/order/order-steps.ts';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { t } from '../../labels.ts';
import styles from './orders.module.css';

export const AddressSection = ({ order: { Address } }: { readonly order: OrderResponse }) => (
  <section className="panel" aria-labelledby="h-to">
    <h2 id="h-to">
      <Icon icon={MapPin} />
      {t('address.title')}
    </h2>
    <p className={styles.addressText}>
      <b className="strong">{Address.Name}</b>
      {Address.Mobile && `, ${formatMobile(Address.Mobile)}`}
      <br />
      <span className="muted">
        {Address.Address}, {Address.Pincode}
      </span>
    </p>
  </section>
);

export const ChatSection = ({ order }: { readonly order: OrderResponse }) => (
  <section className={`panel ${styles.chatPanel}`} aria-label={t('chat.open')}>
    <p className="grow strong">{t('chat.ask')}</p>
    <ChatButton order={order} isDelivered={isDelivered(order)} />
  </section>
);

export const ItemsSection = ({
  order,
  children,
}: {
  readonly order: OrderResponse;
  readonly children?: ReactNode;
}) => (
  <section className="panel" aria-labelledby="h-items">
    <h2 id="h-items">
      {t('cart.count', { count: order.ItemCount })}
      <span className="end strong">{formatPrice(order.Totals.Payable)}</span>
    </h2>
    <OrderLines lines={order.Lines ?? []} />
    <div className={styles.totals}>
      <PriceBreakdown
        totals={order.Totals}
        count={order.ItemCount}
        couponCode={order.Coupon?.Code}
        taxSummary={order.TaxSummary ?? []}
        totalLabel={
          isPaymentOutstanding({ status: order.Status, payment: order.PaymentStatus })
            ? 'to-pay'
            : 'total'
        }
      />
    </div>
    {children}
  </section>
);
