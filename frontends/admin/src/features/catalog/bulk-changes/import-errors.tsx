import type { BulkChangeResponse } from '@tokri/contracts/api';
import cardStyles from '../../../components/card.module.css';
import styles from './bulk-changes.module.css';
import { t } from './labels.ts';

const maxShown = 50;

export const ImportErrors = ({
  change: { Errors, ErrorCount },
}: {
  readonly change: BulkChangeResponse;
}) => (
  <section className={cardStyles.card} aria-labelledby="h-errors">
    <h2 id="h-errors" className={styles.errorsTitle}>
      {t('errors.title')}
    </h2>
    <ul className={styles.errors}>
      {Errors.slice(0, maxShown).map(({ Row, Column, Rule, Message }) => (
        <li key={`${Row} ${Column} ${Rule}`}>
          <b>{`${t('row.fileRow', { row: Row })}, ${Column}`}</b> {Message}
        </li>
      ))}
    </ul>
    {ErrorCount > maxShown && (
      <p className={styles.empty}>{t('errors.more', { count: maxShown })}</p>
    )}
  </section>
);
