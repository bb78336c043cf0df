import { shopMarket } from '@tokri/contracts/market';
import { maxPartyFees } from '@tokri/contracts/slots';
import { Button, DigitsInput, FieldError, Icon, IconButton, Plus, Trash2 } from '@tokri/web-kit/ui';
import { PartyInput } from '../../../components/party-field/party-field.tsx';
import { t } from '../labels.ts';
import type { SlotTermsDraft } from './slot-terms.ts';
import styles from './slot-terms.module.css';

type Fees = SlotTermsDraft['partyFees'];

const PartyFeeRow = ({
  row,
  fee,
  onChange,
  onRemove,
}: {
  readonly row: number;
  readonly fee: Fees[number];
  readonly onChange: (change: Partial<Fees[number]>) => void;
  readonly onRemove: () => void;
}) => (
  <div className={styles.party}>
    <PartyInput
      aria-label={t('terms.parties.party', { row })}
      placeholder={t('terms.parties.number')}
      value={fee.party}
      onChange={(party) => onChange({ party })}
    />
    <DigitsInput
      className="input"
      inputMode="decimal"
      maxLength={12}
      aria-label={t('terms.parties.fee', { row })}
      placeholder={shopMarket().currencySymbol}
      value={fee.fee}
      onChange={({ target }) => onChange({ fee: target.value })}
    />
    <IconButton label={t('terms.parties.remove', { row })} onClick={onRemove}>
      <Icon icon={Trash2} />
    </IconButton>
  </div>
);

export const PartyFees = ({
  fees,
  error,
  onChange,
}: {
  readonly fees: Fees;
  readonly error?: string | undefined;
  readonly onChange: (fees: Fees) => void;
}) => {
  const changeFee = (changedIndex: number, change: Partial<Fees[number]>): void =>
    onChange(fees.map((fee, index) => (index === changedIndex ? { ...fee, ...change } : fee)));
  return (
    <fieldset className={styles.parties}>
      <legend className={styles.legend}>{t('terms.parties')}</legend>
      {fees.length === 0 && <p className="hint">{t('terms.parties.none')}</p>}
      {fees.map(({ party, fee }, index) => (
        <PartyFeeRow
          key={index}
          row={index + 1}
          fee={{ party, fee }}
          onChange={(change) => changeFee(index, change)}
          onRemove={() => onChange(fees.filter((_, other) => other !== index))}
        />
      ))}
      <FieldError text={error} />
      {fees.length < maxPartyFees && (
        <Button
          kind="quiet"
          isSmall
          className={styles.add}
          onClick={() => onChange([...fees, { party: '', fee: '0' }])}
        >
          <Icon icon={Plus} size={16} />
          {t('terms.parties.add')}
        </Button>
      )}
    </fieldset>
  );
};
