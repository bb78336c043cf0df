import { cutOffMinutesMax, slotCapacityMax } from '@tokri/contracts';
import { Field } from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { CountField } from './count-field.tsx';
import { PartyFees } from './party-fees.tsx';
import { t } from './texts.ts';
import type { TermsDraft, TermsErrors } from './terms.ts';
import { hourWords } from './terms-words.ts';
import styles from './terms.module.css';

export interface TermsFieldsProps {
  readonly draft: TermsDraft;
  readonly errors: TermsErrors;
  readonly capacityHint?: string | undefined;
  /** What a change of the capacity comes to, where it is told. */
  readonly effect?: ReactNode;
  readonly onChange: (change: Partial<TermsDraft>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Until when one can order: some minutes before the start, or an hour of the day before. */
const CutOff = ({ draft, errors, onChange }: TermsFieldsProps) => {
  const id = useId();
  return (
    <fieldset className={styles.cutOff}>
      <legend className={styles.legend}>{t('terms.cutOff')}</legend>
      <select className="input" aria-label={t('terms.cutOff.by')} value={draft.cutOffBy} onChange={({ target }) => onChange({ cutOffBy: target.value === 'hour' ? 'hour' : 'minutes' })}>
        <option value="minutes">{t('terms.cutOff.minutes')}</option>
        <option value="hour">{t('terms.cutOff.hour')}</option>
      </select>
      {draft.cutOffBy === 'minutes'
        ? <Field label={t('terms.cutOff.minutesField')} inputMode="numeric" maxLength={5} autoComplete="off" value={draft.cutOffMinutes} error={errors.cutOffMinutes} hint={t('terms.cutOff.most', { most: cutOffMinutesMax })} onChange={({ target }) => onChange({ cutOffMinutes: target.value })} />
        : (
          <div className="field">
            <label className="lbl" htmlFor={id}>{t('terms.cutOff.hourField')}</label>
            <select id={id} className="input" value={draft.cutOffHour} onChange={({ target }) => onChange({ cutOffHour: target.value })}>{hours.map((hour) => <option key={hour} value={String(hour)}>{hourWords(hour)}</option>)}</select>
          </div>
        )}
    </fieldset>
  );
};

/** Capacity, limit of pieces, cut-off, charge, minimum order and charges of parties: the same for a single day and for what rolls. */
export const TermsFields = (props: TermsFieldsProps) => {
  const { draft, errors, capacityHint, effect, onChange } = props;
  return (
    <>
      <div className={styles.pair}>
        <CountField label={t('terms.capacity')} hint={capacityHint} error={errors.capacity} value={draft.capacity} most={slotCapacityMax} onChange={(capacity) => onChange({ capacity })} />
        <Field label={t('terms.pieces')} inputMode="numeric" maxLength={6} autoComplete="off" placeholder={t('terms.pieces.none')} value={draft.pieces} error={errors.pieces} onChange={({ target }) => onChange({ pieces: target.value })} />
      </div>
      {effect}
      <CutOff {...props} />
      <div className={styles.pair}>
        <Field label={t('terms.fee')} inputMode="decimal" maxLength={12} autoComplete="off" value={draft.fee} error={errors.fee} onChange={({ target }) => onChange({ fee: target.value })} />
        <Field label={t('terms.minimumOrder')} inputMode="decimal" maxLength={12} autoComplete="off" value={draft.minimumOrder} error={errors.minimumOrder} onChange={({ target }) => onChange({ minimumOrder: target.value })} />
      </div>
      <PartyFees fees={draft.partyFees} error={errors.partyFees} onChange={(partyFees) => onChange({ partyFees })} />
    </>
  );
};
