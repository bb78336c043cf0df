import { useMediaQuery } from '@tokri/web-kit/platform';
import { Icon, IconButton, X } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './selection-bar.module.css';

/** As in the style sheet: the actions stand below the count and the button that clears. */
const phoneQuery = '(max-width: 599px)';

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
}) => {
  const isPhone = useMediaQuery(phoneQuery);
  const actions = (
    <div key="actions" className={styles.actions}>
      {children}
    </div>
  );
  const clear = (
    <IconButton key="clear" className={styles.clear} label={t('bulk.clear')} onClick={onClear}>
      <Icon icon={X} />
    </IconButton>
  );
  return (
    <section className={styles.bar} aria-label={label}>
      <b className={styles.count} role="status">
        {t('bulk.count', { count })}
      </b>
      {isPhone ? [clear, actions] : [actions, clear]}
    </section>
  );
};
