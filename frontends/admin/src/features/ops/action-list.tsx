import { Link } from '@tokri/web-kit/platform';
import cardStyles from '../../components/card.module.css';
import { findLabel, t } from './labels.ts';
import styles from './ops.module.css';
import { signName, type Sign } from './sign-table.tsx';

const deadLettersSign = 'dead-letters';

/** The headings can have the focus, so that a link from the table moves the keyboard there. */
const Action = ({ Id, Alert, RunbookUrl }: Sign) => {
  const action = findLabel('action', Id);
  return (
    <div className={styles.actionItem}>
      <h3 id={`action-${Id}`} tabIndex={-1}>
        {signName({ Id, Alert })}
      </h3>
      {action && <p>{t(action)}</p>}
      {RunbookUrl === undefined ? (
        <small>{t('actions.runbookFile', { alert: Alert })}</small>
      ) : (
        <p>
          <a href={RunbookUrl} target="_blank" rel="noreferrer">
            {t('actions.runbook', { alert: Alert })}
          </a>
        </p>
      )}
      {Id === deadLettersSign && (
        <p>
          <Link to="/admin/dead-letters">{t('actions.deadLetters')}</Link>
        </p>
      )}
    </div>
  );
};

export const ActionList = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <section className={cardStyles.card} aria-labelledby="ops-actions">
    <div className={cardStyles.head}>
      <h2 id="ops-actions">{t('actions.title')}</h2>
      <a href="#ops-signs" className={styles.back}>
        {t('actions.back')}
      </a>
    </div>
    <div className={cardStyles.body}>
      {signs.map((sign) => (
        <Action key={sign.Id} {...sign} />
      ))}
    </div>
  </section>
);
