import { Button, formatTime } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './place-order.module.css';

const maxListed = 4;

export interface OrderChangesProps {
  readonly changes: readonly string[];
  /** ISO 8601; empty when the slot may be gone. */
  readonly keptUntil: string;
  readonly kind?: 'primary' | 'secondary';
  readonly isBusy: boolean;
  readonly onOrderAgain: () => void;
}

/** What is different since the order that was rejected, and one button that accepts it. */
export const OrderChanges = ({
  changes,
  keptUntil,
  kind = 'primary',
  isBusy,
  onOrderAgain,
}: OrderChangesProps) => (
  <div className={styles.noteWithActions}>
    {changes.length > 0 && (
      <ul className={styles.changes}>
        {changes.slice(0, maxListed).map((change) => (
          <li key={change}>{change}</li>
        ))}
        {changes.length > maxListed && (
          <li>{t('again.moreChanges', { count: changes.length - maxListed })}</li>
        )}
      </ul>
    )}
    <p className="fine-print">
      {keptUntil ? t('again.slotKept', { time: formatTime(keptUntil) }) : t('again.slotOpen')}
    </p>
    <Button kind={kind} isBlock isBusy={isBusy} onClick={onOrderAgain}>
      {t(changes.length > 0 ? 'again.withChanges' : 'again.order')}
    </Button>
  </div>
);
