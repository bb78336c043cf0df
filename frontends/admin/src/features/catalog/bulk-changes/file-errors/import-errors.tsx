import type { BulkChangeResponse } from '@tokri/contracts/api';
import cardStyles from '../../../../components/card.module.css';
import styles from '../bulk-changes.module.css';
import { errorPlace } from './error-labels.ts';
import { t } from '../labels.ts';

const maxShown = 50;

export const ImportErrors = ({
  change: { Errors, ErrorCount },
}: {
  readonly change: BulkChangeResponse;
}) => (
  <section className={`${cardStyles.card} ${styles.errorsCard}`} aria-labelledby="h-errors">
    <h2 id="h-errors" className={styles.errorsTitle}>
      {t('errors.title')}
    </h2>
    <ul className={styles.errors}>
      {Errors.slice(0, maxShown).map((error) => (
        <li key={`${error.Row} ${error.Column} ${error.Rule}`}>
          <b>{`${errorPlace(error)}:`}</b> {error.Message}
        </li>
      ))}
    </ul>
    {ErrorCount > maxShown && (
      <p className={styles.empty}>{t('errors.more', { count: maxShown })}</p>
    )}
  </section>
);
