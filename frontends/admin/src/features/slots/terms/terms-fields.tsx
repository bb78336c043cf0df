import { cutOffMinutesMax, slotCapacityMax } from '@tokri/contracts';
import { Field } from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { CountField } from './count-field.tsx';
import { cutOffUnits, inUnit, minutesOf, type CutOffUnit } from './cut-off.ts';
import { PartyFees } from './party-fees.tsx';
import { t } from '../texts.ts';
import type { TermsDraft, TermsErrors } from './terms.ts';
import { hourWords } from './terms-words.ts';
import styles from './terms.module.css';

export interface TermsFieldsProps {
  readonly draft: TermsDraft;
  readonly errors: TermsErrors;
  readonly capacityHint?: string | undefined;
  /** What capacity and pieces come to, right under them. */
  readonly capacityEffect?: ReactNode;
  readonly onChange: (change: Partial<TermsDraft>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const isUnit = (value: string): value is CutOffUnit => cutOffUnits.some((unit) => unit === value);

/** Until when one can order: some time before the start, or an hour of the day before. */
const CutOff = ({ draft, errors, onChange }: TermsFieldsProps) => {
  const id = useId();
  const { cutOffBy, cutOffUnit } = draft;
  return (
    <fieldset className={styles.cutOff}>
      <legend className={styles.legend}>{t('terms.cutOff')}</legend>
      <select
        className="input"
        aria-label={t('terms.cutOff.by')}
        value={cutOffBy === 'hour' ? 'hour' : cutOffUnit}
        onChange={({ target: { value } }) =>
          onChange(
            isUnit(value) ? { cutOffBy: 'length', ...inUnit(draft, value) } : { cutOffBy: 'hour' },
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
          hint={t('terms.cutOff.most', { most: cutOffMinutesMax / minutesOf[cutOffUnit] })}
          onChange={({ target }) => onChange({ cutOffLength: target.value })}
        />
      ) : (
        <div className="field">
          <label className="lbl" htmlFor={id}>
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
                {hourWords(hour)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
};

/** Capacity, limit of pieces, cut-off, charge, minimum order and charges of parties: the same for a single day and for what rolls. */
export const TermsFields = (props: TermsFieldsProps) => {
  const { draft, errors, capacityHint, capacityEffect, onChange } = props;
  return (
    <>
      <div className={styles.pair}>
        <CountField
          label={t('terms.capacity')}
          hint={capacityHint}
          error={errors.capacity}
          value={draft.capacity}
          most={slotCapacityMax}
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
      {capacityEffect}
      <CutOff {...props} />
      <div className={styles.pair}>
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
