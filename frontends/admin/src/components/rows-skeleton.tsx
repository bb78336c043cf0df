import { Skeleton } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './rows-skeleton.module.css';

export const RowsSkeleton = ({ count = 8 }: { readonly count?: number }) => (
  <div className={styles.rows}>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} as="block" />
    ))}
  </div>
);
