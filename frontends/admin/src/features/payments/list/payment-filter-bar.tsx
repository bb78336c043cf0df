import { paymentStates } from '@tokri/contracts/api';
import { maxPaymentSearchLength } from '@tokri/contracts/validation';
import { Button } from '@tokri/web-kit/ui';
import { DayRange } from '../../../components/day-range.tsx';
import { SearchForm } from '../../../components/search-form/search-form.tsx';
import { t } from '../labels.ts';
import {
  isFiltered,
  noPaymentFilter,
  paymentMethods,
  type PaymentFilter,
} from '../payment-filter.ts';
import { stateLabel } from '../payment-labels.ts';
import styles from '../payments.module.css';

interface FilterBarProps {
  readonly filter: PaymentFilter;
  readonly onChange: (change: Partial<PaymentFilter>) => void;
}

const FilterSelect = <Option extends string>({
  label,
  options,
  value,
  optionLabel,
  onSelect,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option | '';
  readonly optionLabel: (option: Option) => string;
  readonly onSelect: (option: Option | '') => void;
}) => (
  <label className={styles.filter}>
    <span>{label}</span>
    <select
      className="input"
      value={value}
      onChange={({ target }) => onSelect(options.find((option) => option === target.value) ?? '')}
    >
      <option value="">{t('filter.all')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {optionLabel(option)}
        </option>
      ))}
    </select>
  </label>
);

export const PaymentFilterBar = ({ filter, onChange }: FilterBarProps) => (
  <section className={styles.filters} aria-label={t('filters')}>
    <SearchForm
      label={t('filter.search')}
      hint={t('filter.searchHint')}
      submitLabel={t('filter.searchSubmit')}
      maxLength={maxPaymentSearchLength}
      value={filter.search}
      onSearch={(search) => onChange({ search })}
    />
    <DayRange className={styles.filter} days={filter} onChange={onChange} />
    <FilterSelect
      label={t('filter.status')}
      options={paymentStates}
      value={filter.state}
      optionLabel={stateLabel}
      onSelect={(state) => onChange({ state })}
    />
    <FilterSelect
      label={t('filter.method')}
      options={paymentMethods}
      value={filter.method}
      optionLabel={(method) => t(`method.${method}`)}
      onSelect={(method) => onChange({ method })}
    />
    <button
      type="button"
      className="chip"
      aria-pressed={filter.isStuck}
      onClick={() => onChange({ isStuck: !filter.isStuck })}
    >
      {t('filter.stuck')}
    </button>
    {isFiltered(filter) && (
      <Button kind="quiet" onClick={() => onChange(noPaymentFilter)}>
        {t('filter.clear')}
      </Button>
    )}
  </section>
);
