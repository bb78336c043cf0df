import { partyFeesMax } from '@tokri/contracts';
import { Button, DigitsInput, FieldError, Icon, IconButton, Plus, Trash2 } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import type { TermsDraft } from './terms.ts';
import styles from './terms.module.css';

type Fees = TermsDraft['partyFees'];

/** What single parties pay in place of the charge. */
export const PartyFees = ({
  fees,
  error,
  onChange,
}: {
  readonly fees: Fees;
  readonly error?: string | undefined;
  readonly onChange: (fees: Fees) => void;
}) => {
  const set = (at: number, change: Partial<Fees[number]>): void =>
    onChange(fees.map((fee, index) => (index === at ? { ...fee, ...change } : fee)));
  return (
    <fieldset className={styles.parties}>
      <legend className={styles.legend}>{t('terms.parties')}</legend>
      {fees.length === 0 && <p className="hint">{t('terms.parties.none')}</p>}
      {fees.map(({ party, fee }, at) => (
        <div key={at} className={styles.party}>
          <DigitsInput
            className="input"
            inputMode="numeric"
            maxLength={9}
            aria-label={t('terms.parties.party', { row: at + 1 })}
            placeholder={t('terms.parties.number')}
            value={party}
            onChange={({ target }) => set(at, { party: target.value })}
          />
          <DigitsInput
            className="input"
            inputMode="decimal"
            maxLength={12}
            aria-label={t('terms.parties.fee', { row: at + 1 })}
            placeholder="₹"
            value={fee}
            onChange={({ target }) => set(at, { fee: target.value })}
          />
          <IconButton
            label={t('terms.parties.remove', { row: at + 1 })}
            onClick={() => onChange(fees.filter((_, index) => index !== at))}
          >
            <Icon of={Trash2} />
          </IconButton>
        </div>
      ))}
      <FieldError text={error} />
      {fees.length < partyFeesMax && (
        <Button
          kind="quiet"
          isSmall
          className={styles.add}
          onClick={() => onChange([...fees, { party: '', fee: '0' }])}
        >
          <Icon of={Plus} size={16} />
          {t('terms.parties.add')}
        </Button>
      )}
    </fieldset>
  );
};
