import { Skeleton } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './common.module.css';

export const RowsSkeleton = ({ count = 8 }: { readonly count?: number }) => (
  <div className={styles.waiting}>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} as="block" />
    ))}
  </div>
);
