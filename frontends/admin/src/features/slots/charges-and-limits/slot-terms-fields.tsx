import { maxCutOffMinutes, maxSlotCapacity } from '@tokri/contracts/slots';
import { Field } from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { CountField } from './count-field.tsx';
import { cutOffUnits, convertCutOff, minutesPerUnit, type CutOffUnit } from './cut-off.ts';
import { PartyFees } from './party-fees.tsx';
import { t } from '../labels.ts';
import type { SlotTermsDraft, SlotTermsErrors } from './slot-terms.ts';
import { hourLabel } from './cut-off-labels.ts';
import styles from './slot-terms.module.css';

export interface SlotTermsFieldsProps {
  readonly draft: SlotTermsDraft;
  readonly errors: SlotTermsErrors;
  readonly capacityHint?: string | undefined;
  readonly capacityPreview?: ReactNode;
  readonly onChange: (change: Partial<SlotTermsDraft>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const isUnit = (value: string): value is CutOffUnit => cutOffUnits.some((unit) => unit === value);

const CutOffHourField = ({ draft, onChange }: Pick<SlotTermsFieldsProps, 'draft' | 'onChange'>) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('terms.cutOff.hourField')}
      </label>
      <select
        id={id}
        className="input"
        value={draft.cutOffHour}
        onChange={({ target }) => onChange({ cutOffHour: target.value })}
      >
        {hours.map((hour) => (
          <option key={hour} value={String(hour)}>
            {hourLabel(hour)}
          </option>
        ))}
      </select>
    </div>
  );
};

const CutOffFields = ({ draft, errors, onChange }: SlotTermsFieldsProps) => {
  const { cutOffBy, cutOffUnit } = draft;
  return (
    <fieldset className={styles.cutOff}>
      <legend className={styles.legend}>{t('terms.cutOff')}</legend>
      <select
        className="input"
        aria-label={t('terms.cutOff.type')}
        value={cutOffBy === 'hour' ? 'hour' : cutOffUnit}
        onChange={({ target: { value } }) =>
          onChange(
            isUnit(value)
              ? { cutOffBy: 'length', ...convertCutOff(draft, value) }
              : { cutOffBy: 'hour' },
          )
        }
      >
        {cutOffUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`terms.cutOff.${unit}`)}
          </option>
        ))}
        <option value="hour">{t('terms.cutOff.hour')}</option>
      </select>
      {cutOffBy === 'length' ? (
        <Field
          label={t(`terms.cutOff.${cutOffUnit}Field`)}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          value={draft.cutOffLength}
          error={errors.cutOffLength}
          hint={t('terms.cutOff.max', { max: maxCutOffMinutes / minutesPerUnit[cutOffUnit] })}
          onChange={({ target }) => onChange({ cutOffLength: target.value })}
        />
      ) : (
        <CutOffHourField draft={draft} onChange={onChange} />
      )}
    </fieldset>
  );
};

const CapacityFields = ({ draft, errors, capacityHint, onChange }: SlotTermsFieldsProps) => (
  <div className={styles.fieldPair}>
    <CountField
      label={t('terms.capacity')}
      hint={capacityHint}
      error={errors.capacity}
      value={draft.capacity}
      max={maxSlotCapacity}
      onChange={(capacity) => onChange({ capacity })}
    />
    <Field
      label={t('terms.pieces')}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      placeholder={t('terms.pieces.none')}
      value={draft.pieces}
      error={errors.pieces}
      onChange={({ target }) => onChange({ pieces: target.value })}
    />
  </div>
);

export const SlotTermsFields = (props: SlotTermsFieldsProps) => {
  const { draft, errors, capacityPreview, onChange } = props;
  return (
    <>
      <CapacityFields {...props} />
      {capacityPreview}
      <CutOffFields {...props} />
      <div className={styles.fieldPair}>
        <Field
          label={t('terms.fee')}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={draft.fee}
          error={errors.fee}
          onChange={({ target }) => onChange({ fee: target.value })}
        />
        <Field
          label={t('terms.minimumOrder')}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={draft.minimumOrder}
          error={errors.minimumOrder}
          onChange={({ target }) => onChange({ minimumOrder: target.value })}
        />
      </div>
      <PartyFees
        fees={draft.partyFees}
        error={errors.partyFees}
        onChange={(partyFees) => onChange({ partyFees })}
      />
    </>
  );
};
