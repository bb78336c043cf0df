import { orderStatus } from '@tokri/contracts';
import { classNames, pictures } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import scooter from '../../assets/scooter.webp';
import { t } from '../../texts.ts';
import { isBadEnd, progressOf } from './order-steps.ts';
import styles from './order.module.css';

const pictureOf = (status: number): string => {
  if (status === orderStatus.Packed) return pictures.box;
  return status === orderStatus.OutForDelivery || status === orderStatus.Confirmed ? scooter : pictures.basket;
};

const Progress = ({ status }: { readonly status: number }) => {
  const { step, of, isUnderWay } = progressOf(status);
  return (
    <div className={styles.progress} role="img" aria-label={t('now.step', { step, of })}>
      {Array.from({ length: of }, (_, at) => <i key={at} className={classNames(at < step && styles.on, isUnderWay && at === step - 1 && styles.half)} />)}
    </div>
  );
};

export interface OrderNowProps {
  readonly status: number;
  readonly statusText: string;
  /** "Today, 7–10 am". */
  readonly when: string;
  readonly words: string;
  readonly children?: ReactNode;
}

/** Where the order stands, largest: when it comes. */
export const OrderNow = ({ status, statusText, when, words, children }: OrderNowProps) => {
  const isBad = isBadEnd(status);
  return (
    <section className={classNames(styles.now, isBad ? styles.bad : 'on-brand')} aria-label={t('now.label')}>
      <div className="grow">
        <p className={styles.tag}>{statusText}</p>
        <p className={styles.when}>{when}</p>
        <p className={styles.words}>{words}</p>
        {children && <div className={styles.nowActs}>{children}</div>}
      </div>
      {!isBad && <img src={pictureOf(status)} alt="" width={160} height={160} />}
      {!isBad && <Progress status={status} />}
    </section>
  );
};
