import { Skeleton } from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { t } from '../labels.ts';
import styles from './rows-skeleton.module.css';

const slowAfterMs = 2_000;

const useIsSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

/** After a while it says that it goes on; below the rows, so that they stay where they are. */
export const RowsSkeleton = ({ count = 8 }: { readonly count?: number }) => {
  const isSlow = useIsSlow();
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} as="block" />
      ))}
      <span className={isSlow ? 'fine-print' : 'sr-only'} role="status">
        {t(isSlow ? 'loadingSlowly' : 'loading')}
      </span>
    </div>
  );
};
