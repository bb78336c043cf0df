import { Icon, X } from '@tokri/web-kit/ui';
import { DayRange } from '../../../components/day-range.tsx';
import { subjectLabel } from '../../../audit/labels.ts';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import {
  auditKinds,
  isFiltered,
  maxAuditTextLength,
  noAuditFilter,
  type AuditFilter,
} from './audit-filter.ts';

interface FilterProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
}

const StaffSelect = ({ filter: { staffId }, onChange }: FilterProps) => {
  const { names, nameOf } = useStaffNames();
  const ids = [...new Set([...names.keys(), ...(staffId > 0 ? [staffId] : [])])];
  return (
    <label className={styles.filter}>
      <span>{t('audit.staff')}</span>
      <select
        className="input"
        value={staffId}
        onChange={({ target }) => onChange({ staffId: Number(target.value) })}
      >
        <option value={0}>{t('audit.everyone')}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {names.get(id) || nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
};

const KindSelect = ({ filter: { kind }, onChange }: FilterProps) => (
  <label className={styles.filter}>
    <span>{t('audit.kind')}</span>
    <select
      className="input"
      value={kind}
      onChange={({ target }) =>
        onChange({ kind: auditKinds.find((one) => one === target.value) ?? '' })
      }
    >
      <option value="">{t('audit.kind.all')}</option>
      {auditKinds.map((one) => (
        <option key={one} value={one}>
          {t(`audit.kind.${one}`)}
        </option>
      ))}
    </select>
  </label>
);

export const AuditFilterBar = ({ filter, onChange }: FilterProps) => (
  <div className={styles.filters} role="group" aria-label={t('audit.filters')}>
    <SearchField
      className={styles.search}
      label={t('audit.text')}
      placeholder={t('audit.textHint')}
      maxLength={maxAuditTextLength}
      value={filter.text}
      onSearch={(text) => onChange({ text })}
    />
    <StaffSelect filter={filter} onChange={onChange} />
    <KindSelect filter={filter} onChange={onChange} />
    <DayRange className={styles.filter} days={filter} onChange={onChange} />
    {filter.subject && (
      <button
        type="button"
        className="chip"
        aria-pressed
        title={t('audit.removeSubject')}
        onClick={() => onChange({ subject: '' })}
      >
        {t('audit.subject', { subject: subjectLabel(filter.subject) })}
        <Icon icon={X} size={14} />
      </button>
    )}
    {isFiltered(filter) && (
      <button type="button" className="chip" onClick={() => onChange(noAuditFilter)}>
        {t('audit.clear')}
      </button>
    )}
  </div>
);
