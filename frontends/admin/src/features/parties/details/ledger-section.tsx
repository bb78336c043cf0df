import {
  formatLedgerFilter,
  LedgerFilterBar,
  LedgerView,
  parseLedgerFilter,
} from '@tokri/web-kit/ledger';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import cardStyles from '../../../components/card.module.css';
import { t } from '../labels.ts';
import styles from '../parties.module.css';

export const LedgerSection = ({ partyId }: { readonly partyId: number }) => {
  const [params, setParams] = useSearchParams();
  const { nameOf } = useStaffNames();
  const filter = parseLedgerFilter(params);
  return (
    <section className={cardStyles.card} aria-labelledby="h-ledger">
      <div className={cardStyles.head}>
        <h2 id="h-ledger">{t('ledger.title')}</h2>
      </div>
      <div className={styles.section}>
        <LedgerFilterBar
          filter={filter}
          onChange={(next) => setParams(formatLedgerFilter(next), { replace: true })}
        />
        <LedgerView key={partyId} partyId={partyId} filter={filter} nameOfStaff={nameOf} />
      </div>
    </section>
  );
};
