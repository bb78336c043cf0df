import { Button, formatDate, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../prices.module.css';
import type { RateConflict } from './use-save-rate.ts';

const describe = (rate: {
  readonly Rate: number;
  readonly Mrp: number;
  readonly FromDate: string;
}): string =>
  t('conflict.value', {
    rate: formatExactPrice(rate.Rate),
    mrp: formatExactPrice(rate.Mrp),
    day: formatDate(rate.FromDate),
  });

/** Both prices side by side; staff choose which one stays. */
export const RateConflictNote = ({
  conflict: { command, current },
  isBusy,
  onKeepTheirs,
  onUseMine,
}: {
  readonly conflict: RateConflict;
  readonly isBusy: boolean;
  readonly onKeepTheirs: () => void;
  readonly onUseMine: () => void;
}) => (
  <Note tone="warning" isAlert>
    <b>{t('conflict.title')}</b>
    <dl className={styles.conflict}>
      <dt>{t('conflict.theirs')}</dt>
      <dd>{current ? describe(current) : t('conflict.gone')}</dd>
      <dt>{t('conflict.yours')}</dt>
      <dd>{describe(command)}</dd>
    </dl>
    <div className={styles.formActions}>
      <Button isSmall kind="secondary" onClick={onKeepTheirs}>
        {t('conflict.keepTheirs')}
      </Button>
      <Button isSmall isBusy={isBusy} onClick={onUseMine}>
        {t('conflict.useMine')}
      </Button>
    </div>
  </Note>
);
