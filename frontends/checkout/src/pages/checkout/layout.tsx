import { Icon, MapPin, PageHeader } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';

export interface LayoutProps {
  readonly pincode: string;
  readonly main: ReactNode;
  /** The price breakdown: beside the rest on wide screens. */
  readonly side?: ReactNode;
  readonly bar?: ReactNode;
}

/** One page from cart to order: parts in one column, the breakdown sticks beside them on wide screens. */
export const Layout = ({ pincode, main, side, bar }: LayoutProps) => (
  <>
    <PageHeader title={t('checkout.title')} backTo="/home">{pincode && <span className={styles.pin}><Icon of={MapPin} size={16} /><span className="sr">{t('checkout.deliverTo')} </span>{pincode}</span>}</PageHeader>
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <div className={side ? styles.main : styles.alone}>{main}</div>
      {side}
    </main>
    {bar}
  </>
);
