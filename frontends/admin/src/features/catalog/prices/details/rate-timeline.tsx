import type { ItemPricesResponse, UnitRateResponse } from '@tokri/contracts/api';
import { Button, classNames, formatDate, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../prices.module.css';
import { unitName, type PartyRates, type PricedUnit } from './rate-labels.ts';
import { useWithdrawRate } from './use-withdraw-rate.ts';

const tones = { scheduled: 'info', current: 'success' } as const;

const RateText = ({ rate }: { readonly rate: UnitRateResponse }) => (
  <div className={styles.rate}>
    <span>
      <b>{formatExactPrice(rate.RateWithTax)}</b>{' '}
      {rate.State !== 'past' && <Tag tone={tones[rate.State]}>{t(`state.${rate.State}`)}</Tag>}
    </span>
    <small>
      {[
        formatDate(rate.FromDate),
        t('panel.before', { rate: formatExactPrice(rate.Rate) }),
        t('mrp', { price: formatExactPrice(rate.Mrp) }),
      ].join(' • ')}
    </small>
  </div>
);

interface RateTimelineProps {
  readonly item: ItemPricesResponse;
  readonly unit: PricedUnit;
  readonly party: PartyRates;
  readonly title: string;
  readonly onChange: (rate: UnitRateResponse) => void;
}

const RateActions = ({
  name,
  rate,
  onChange,
  onWithdraw,
}: {
  readonly name: string;
  readonly rate: UnitRateResponse;
  readonly onChange: (rate: UnitRateResponse) => void;
  readonly onWithdraw: (rate: UnitRateResponse) => void;
}) => (
  <div className={styles.rateActions}>
    <Button
      isSmall
      kind="quiet"
      aria-label={t('panel.changeOf', { name, day: formatDate(rate.FromDate) })}
      onClick={() => onChange(rate)}
    >
      {t('panel.change')}
    </Button>
    <Button
      isSmall
      kind="quiet"
      aria-label={t('panel.withdrawOf', { name, day: formatDate(rate.FromDate) })}
      onClick={() => onWithdraw(rate)}
    >
      {t('panel.withdraw')}
    </Button>
  </div>
);

/** From the last scheduled price down to the current one; earlier prices fold out. */
export const RateTimeline = ({ item, unit, party, title, onChange }: RateTimelineProps) => {
  const withdraw = useWithdrawRate(item, unit);
  const name = unitName(item, unit);
  const shown = party.rates.filter(({ State }) => State !== 'past');
  const past = party.rates.filter(({ State }) => State === 'past');
  return (
    <div className={styles.party}>
      <h4>{title}</h4>
      {shown.length === 0 && <p className="fine-print">{t('panel.none')}</p>}
      <ol className={styles.timeline}>
        {shown.map((rate) => (
          <li key={rate.RateId} className={classNames(rate.State === 'current' && styles.current)}>
            <RateText rate={rate} />
            {rate.State === 'scheduled' && (
              <RateActions
                name={name}
                rate={rate}
                onChange={onChange}
                onWithdraw={(withdrawn) => void withdraw(withdrawn)}
              />
            )}
          </li>
        ))}
      </ol>
      {past.length > 0 && (
        <details className={styles.history}>
          <summary>{t('panel.earlier', { count: past.length })}</summary>
          <ol className={styles.timeline}>
            {past.map((rate) => (
              <li key={rate.RateId}>
                <RateText rate={rate} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
};
