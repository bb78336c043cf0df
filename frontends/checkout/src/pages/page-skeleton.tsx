import { Skeleton } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './orders/orders.module.css';

export const PageSkeleton = () => (
  <main id="main" className={`wrap ${styles.alone}`} tabIndex={-1} aria-busy="true">
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <Skeleton as="panel-s" />
    <Skeleton as="title" />
    <Skeleton as="panel-s" />
  </main>
);
