import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { Button } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import styles from '../parties.module.css';
import { t } from './labels.ts';
import { LastReminder } from './last-reminder.tsx';
import { RejectedReminders } from './rejected-reminders.tsx';
import { useReminders } from './use-reminders.ts';

export const ReminderSection = ({ party }: { readonly party: PartyBalanceResponse }) => {
  const { remind, rejected, isBusy } = useReminders();
  return (
    <section className={cardStyles.card} aria-labelledby="h-last-reminder">
      <div className={cardStyles.head}>
        <h2 id="h-last-reminder">{t('last')}</h2>
        {party.Outstanding > 0 && (
          <Button
            kind="secondary"
            isSmall
            isBusy={isBusy}
            onClick={() => void remind([party.PartyId])}
          >
            {t('action')}
          </Button>
        )}
      </div>
      <div className={styles.section}>
        <p>{party.LastReminder ? <LastReminder reminder={party.LastReminder} /> : t('never')}</p>
        <RejectedReminders rejected={rejected} nameOf={() => party.Name} />
      </div>
    </section>
  );
};
