import { isDate } from '@tokri/contracts/dates';
import { ledgerTypes } from '@tokri/contracts/orders';
import { Field, Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import {
  isValidLedgerSpan,
  ledgerPresets,
  toLedgerSpan,
  type LedgerFilter,
} from './ledger-filter.ts';
import styles from './ledger.module.css';

interface DayFieldProps {
  readonly name: 'from' | 'to';
  readonly day: string;
  readonly onSelect: (day: string) => void;
}

const DayField = ({ name, day, onSelect }: DayFieldProps) => (
  <Field
    label={t(`${name}`)}
    name={name}
    type="date"
    required
    value={day}
    onChange={({ target }) => {
      if (isDate(target.value)) onSelect(target.value);
    }}
  />
);

interface TypeFieldProps {
  readonly type: LedgerFilter['type'];
  readonly onSelect: (type: LedgerFilter['type']) => void;
}

const TypeField = ({ type, onSelect }: TypeFieldProps) => (
  <label className={styles.type}>
    <span className="field-label">{t('type')}</span>
    <select
      className="input"
      value={type}
      onChange={({ target }) =>
        onSelect(ledgerTypes.find((choice) => choice === target.value) ?? '')
      }
    >
      <option value="">{t('type.all')}</option>
      {ledgerTypes.map((choice) => (
        <option key={choice} value={choice}>
          {t(`type.${choice}`)}
        </option>
      ))}
    </select>
  </label>
);

interface LedgerFilterBarProps {
  readonly filter: LedgerFilter;
  readonly onChange: (filter: LedgerFilter) => void;
}

export const LedgerFilterBar = ({ filter, onChange }: LedgerFilterBarProps) => (
  <section className={styles.filter} aria-label={t('span')}>
    <div className={styles.presets}>
      {ledgerPresets.map((preset) => {
        const span = toLedgerSpan(preset);
        return (
          <button
            key={preset}
            type="button"
            className="chip"
            aria-pressed={span.fromDate === filter.fromDate && span.toDate === filter.toDate}
            onClick={() => onChange({ ...filter, ...span })}
          >
            {t(`preset.${preset}`)}
          </button>
        );
      })}
    </div>
    <div className={styles.fields}>
      <DayField
        name="from"
        day={filter.fromDate}
        onSelect={(fromDate) => onChange({ ...filter, fromDate })}
      />
      <DayField
        name="to"
        day={filter.toDate}
        onSelect={(toDate) => onChange({ ...filter, toDate })}
      />
      <TypeField type={filter.type} onSelect={(type) => onChange({ ...filter, type })} />
    </div>
    {!isValidLedgerSpan(filter) && (
      <Note tone="error" isAlert>
        {t('invalidSpan')}
      </Note>
    )}
  </section>
);
