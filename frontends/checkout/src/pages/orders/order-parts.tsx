import { isToPay } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { Breakdown } from '@tokri/web-kit/bill';
import { Icon, maskedMobile, MapPin, money } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { t } from '../../texts.ts';
import styles from './orders.module.css';

export const AddressPart = ({ order: { Address } }: { readonly order: OrderAnswer }) => (
  <section className={`panel ${styles.address}`} aria-labelledby="h-to">
    <h2 id="h-to">
      <Icon of={MapPin} />
      {t('address.title')}
    </h2>
    <p className={styles.where}>
      <b className="strong">{Address.Name}</b>, {maskedMobile(Address.Mobile)}
      <br />
      <span className="muted">
        {Address.Address}, {Address.Pincode}
      </span>
    </p>
  </section>
);

export const ChatPart = ({ order }: { readonly order: OrderAnswer }) => (
  <section className={`panel ${styles.ask}`} aria-label={t('chat.open')}>
    <p className="grow strong">{t('chat.ask')}</p>
    <ChatButton order={order} />
  </section>
);

export const ItemsPart = ({
  order,
  children,
}: {
  readonly order: OrderAnswer;
  readonly children?: ReactNode;
}) => (
  <section className={`panel ${styles.items}`} aria-labelledby="h-items">
    <h2 id="h-items">
      {t('cart.count', { count: order.ItemCount })}
      <span className="end strong">{money(order.Totals.Payable)}</span>
    </h2>
    <OrderLines lines={order.Lines ?? []} />
    <div className={styles.sums}>
      <Breakdown
        totals={order.Totals}
        count={order.ItemCount}
        couponCode={order.Coupon?.Code}
        taxSummary={order.TaxSummary ?? []}
        sumIs={isToPay({ status: order.Status, payment: order.PaymentStatus }) ? 'to-pay' : 'total'}
      />
    </div>
    {children}
  </section>
);
