import { Icon, Search, X } from '@tokri/web-kit/ui';
import { DayField } from '../../../components/day-field.tsx';
import { subjectLabel } from '../../../audit/labels.ts';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import { useSettledText } from '../../../components/use-settled-text.ts';
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

const TextField = ({ filter, onChange }: FilterProps) => {
  const { typed, setTyped, submit } = useSettledText(filter.text, (text) => onChange({ text }));
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Icon icon={Search} size={16} />
      <input
        type="search"
        value={typed}
        maxLength={maxAuditTextLength}
        autoComplete="off"
        aria-label={t('audit.text')}
        placeholder={t('audit.textHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
};

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
    <TextField filter={filter} onChange={onChange} />
    <StaffSelect filter={filter} onChange={onChange} />
    <KindSelect filter={filter} onChange={onChange} />
    <DayField
      className={styles.filter}
      label={t('audit.from')}
      day={filter.from}
      onSelect={(from) => onChange({ from })}
    />
    <DayField
      className={styles.filter}
      label={t('audit.to')}
      day={filter.to}
      onSelect={(to) => onChange({ to })}
    />
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
