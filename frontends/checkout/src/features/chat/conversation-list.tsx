import type { ConversationResponse, OrderResponse } from '@tokri/contracts/api';
import { orderChatPath } from '@tokri/contracts/platform';
import { orderHeading } from '@tokri/web-kit/order';
import { Link, whatsAppUrl } from '@tokri/web-kit/platform';
import { ChevronRight, formatDateTime, Icon, MessageCircle, Tag } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { chatPath } from '../../chat-link.ts';
import { t } from '../../labels.ts';
import styles from './conversations.module.css';

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={`panel ${styles.rows}`}>{children}</ul>
  </section>
);

const ConversationRow = ({
  conversation: { TransactionId, TransactionNumber, Unread, Last },
}: {
  readonly conversation: ConversationResponse;
}) => (
  <li>
    <Link className={styles.row} to={orderChatPath(TransactionId)}>
      <span className="grow">
        <span className={styles.head}>
          <b className="strong">{t('conversations.order', { number: TransactionNumber })}</b>
          <span className="fine-print">{formatDateTime(Last.SentAt)}</span>
        </span>
        <span className={styles.preview} dir="auto">
          {Last.ByStaff ? Last.Preview : t('conversations.you', { text: Last.Preview })}
        </span>
        {Unread > 0 && <Tag tone="offer">{t('chat.unread', { count: Unread })}</Tag>}
      </span>
      <Icon icon={ChevronRight} />
    </Link>
  </li>
);

export const ConversationList = ({
  conversations,
}: {
  readonly conversations: readonly ConversationResponse[];
}) => (
  <Section title={t('conversations.label')}>
    {conversations.map((conversation) => (
      <ConversationRow key={conversation.TransactionId} conversation={conversation} />
    ))}
  </Section>
);

const OrderRow = ({ order }: { readonly order: OrderResponse }) => (
  <li>
    <Link className={styles.row} to={chatPath(order.Id)}>
      <span className="grow">
        <span className={styles.head}>
          <b className="strong">{t('conversations.order', { number: order.TransactionNumber })}</b>
          <span className="fine-print">{order.StatusText}</span>
        </span>
        <span className={styles.preview}>{orderHeading(order)}</span>
      </span>
      <Icon icon={ChevronRight} />
    </Link>
  </li>
);

export const ChatStarters = ({ orders }: { readonly orders: readonly OrderResponse[] }) =>
  orders.length === 0 ? null : (
    <Section title={t('conversations.start')}>
      {orders.map((order) => (
        <OrderRow key={order.Id} order={order} />
      ))}
    </Section>
  );

export const WhatsAppLink = () => {
  const href = whatsAppUrl();
  return href ? (
    <a
      className={`panel ${styles.row} ${styles.whatsapp}`}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      <Icon icon={MessageCircle} />
      <span className="grow">
        <b className="strong">{t('conversations.whatsapp')}</b>
        <span className={styles.preview}>{t('conversations.whatsappText')}</span>
        <span className="sr-only"> ({t('conversations.newTab')})</span>
      </span>
      <Icon icon={ChevronRight} />
    </a>
  ) : null;
};
