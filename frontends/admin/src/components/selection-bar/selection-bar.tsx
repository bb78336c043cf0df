import { Icon, IconButton, X } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './selection-bar.module.css';

/**
 * What can be done with the selected rows. It stands after the table and stays at the lower edge of
 * the screen, so that it neither moves the rows nor covers the last one.
 */
export const SelectionBar = ({
  label,
  count,
  onClear,
  children,
}: {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) => (
  <section className={styles.bar} aria-label={label}>
    <b className={styles.count} role="status">
      {t('bulk.count', { count })}
    </b>
    <div className={styles.actions}>{children}</div>
    <IconButton className={styles.clear} label={t('bulk.clear')} onClick={onClear}>
      <Icon icon={X} />
    </IconButton>
  </section>
);
