import { isDate } from '@tokri/contracts/dates';
import { maxReportDays } from '@tokri/contracts/orders';
import { formatDate, Note } from '@tokri/web-kit/ui';
import dayStyles from '../../components/day-field.module.css';
import { t } from './labels.ts';
import { comparisons, isValidSpan, lastDays, type ReportFilter } from './report-filter.ts';
import styles from './reports.module.css';

const presets = [7, 30, 90, 365];

export interface SpanBarProps {
  readonly filter: ReportFilter;
  readonly hasComparison: boolean;
  readonly onChange: (change: Partial<ReportFilter>) => void;
}

const DayField = ({
  label,
  day,
  onSelect,
}: {
  readonly label: string;
  readonly day: string;
  readonly onSelect: (day: string) => void;
}) => (
  <label className={styles.field}>
    <span className={dayStyles.label} data-day={formatDate(day)}>
      {label}
    </span>
    <input
      type="date"
      className="input"
      value={day}
      required
      onChange={({ target }) => {
        if (isDate(target.value)) onSelect(target.value);
      }}
    />
  </label>
);

export const SpanBar = ({ filter, hasComparison, onChange }: SpanBarProps) => (
  <section className={styles.span} aria-label={t('span.label')}>
    <div className={styles.presets}>
      {presets.map((count) => {
        const span = lastDays(count);
        const isChosen = span.from === filter.from && span.to === filter.to;
        return (
          <button
            key={count}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            onClick={() => onChange(span)}
          >
            {t('span.days', { count })}
          </button>
        );
      })}
    </div>
    <DayField label={t('span.from')} day={filter.from} onSelect={(from) => onChange({ from })} />
    <DayField label={t('span.to')} day={filter.to} onSelect={(to) => onChange({ to })} />
    {hasComparison && (
      <label className={styles.field}>
        <span>{t('span.compare')}</span>
        <select
          className="input"
          value={filter.compare}
          onChange={({ target }) =>
            onChange({ compare: comparisons.find((name) => name === target.value) ?? '' })
          }
        >
          <option value="">{t('span.none')}</option>
          {comparisons.map((name) => (
            <option key={name} value={name}>
              {t(`span.${name}`)}
            </option>
          ))}
        </select>
      </label>
    )}
    {!isValidSpan(filter) && (
      <div className={styles.spanError}>
        <Note tone="error" isAlert>
          {t('span.invalid', { max: maxReportDays })}
        </Note>
      </div>
    )}
  </section>
);
