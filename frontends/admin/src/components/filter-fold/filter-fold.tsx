import { SlidersHorizontal } from '@tokri/web-kit/more-icons';
import { classNames, Icon } from '@tokri/web-kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './filter-fold.module.css';

/** The filters of a list; below 1024 px behind a button that says how many are in force. */
export const FilterFold = ({
  activeCount,
  children,
}: {
  readonly activeCount: number;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames('chip', 'narrow-only', styles.opener)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={SlidersHorizontal} size={16} />
        {t('filters')}
        {activeCount > 0 && (
          <span className={styles.count}>
            {activeCount}
            <span className="sr-only"> {t('filters.active')}</span>
          </span>
        )}
      </button>
      <div id={id} className={classNames(styles.filters, isOpen && styles.isOpen)}>
        {children}
      </div>
    </>
  );
};
