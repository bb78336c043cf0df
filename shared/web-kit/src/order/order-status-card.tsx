import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';
import { classNames, pictures } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import styles from './order-status-card.module.css';
import { progressSteps } from './order-progress.ts';
import scooter from './scooter.webp';
import { t } from './labels.ts';

const statusPicture = (status: number): string => {
  if (status === orderStatus.Packed) return pictures.box;
  return status === orderStatus.OutForDelivery || status === orderStatus.Confirmed
    ? scooter
    : pictures.basket;
};

const Progress = ({ status }: { readonly status: number }) => {
  const { completedSteps, totalSteps, isActive } = progressSteps(status);
  return (
    <div
      className={styles.progress}
      role="img"
      aria-label={t('status.step', { step: completedSteps, total: totalSteps })}
    >
      {Array.from({ length: totalSteps }, (_, index) => (
        <i
          key={index}
          className={classNames(
            index < completedSteps && styles.completed,
            isActive && index === completedSteps - 1 && styles.active,
          )}
        />
      ))}
    </div>
  );
};

export interface OrderStatusCardProps {
  readonly status: number;
  readonly statusText: string;
  readonly heading: string;
  readonly description: string;
  readonly isHeading?: boolean;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export const OrderStatusCard = ({
  status,
  statusText,
  heading,
  description,
  isHeading,
  footer,
  children,
}: OrderStatusCardProps) => {
  const isBad = isCancelledOrRejected(status);
  const Heading = isHeading ? 'h2' : 'p';
  return (
    <section
      className={classNames(styles.card, isBad ? styles.failed : 'on-brand')}
      aria-label={t('status.label')}
    >
      <div className={styles.text}>
        <p className={styles.status}>{statusText}</p>
        <Heading className={styles.heading}>{heading}</Heading>
        <p className={styles.description}>{description}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {!isBad && <img src={statusPicture(status)} alt="" width={160} height={160} />}
      {!isBad && <Progress status={status} />}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
};
