import { Skeleton } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './pages.module.css';

export const PageSkeleton = () => (
  <main id="main" className={`wrap ${styles.page}`} tabIndex={-1} aria-busy="true">
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="title" />
    <Skeleton as="panel-area" />
    <Skeleton as="panel-area" />
  </main>
);
