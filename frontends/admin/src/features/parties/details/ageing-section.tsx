import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { ages, formatAmount } from '../ageing.ts';
import { t } from '../labels.ts';
import styles from '../parties.module.css';

export const AgeingSection = ({ party }: { readonly party: PartyBalanceResponse }) => (
  <section className={cardStyles.card} aria-labelledby="h-ageing">
    <div className={cardStyles.head}>
      <h2 id="h-ageing">{t('ageing.title')}</h2>
    </div>
    <div className={styles.section}>
      <dl className={styles.ageing}>
        {ages.map((age) => (
          <div key={age}>
            <dt className="muted">{t(`age.${age}`)}</dt>
            <dd>{formatAmount(party.Ageing[age])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('ageing.total')}</dt>
          <dd className="strong">{formatExactPrice(party.Outstanding)}</dd>
        </div>
      </dl>
      <p className="fine-print">{t('ageing.hint')}</p>
    </div>
  </section>
);
