import { paymentStates } from '@tokri/contracts/api';
import { maxPaymentSearchLength } from '@tokri/contracts/validation';
import { Button, Icon, Search } from '@tokri/web-kit/ui';
import type { SyntheticEvent } from 'react';
import { DayRange } from '../day-range.tsx';
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

const SearchForm = ({ filter, onChange }: FilterBarProps) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    onChange({ search: typeof search === 'string' ? search.trim() : '' });
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <label className={styles.filter}>
        <span>{t('filter.search')}</span>
        <input
          key={filter.search}
          className="input"
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={maxPaymentSearchLength}
          autoComplete="off"
          placeholder={t('filter.searchHint')}
        />
      </label>
      <Button type="submit" kind="secondary" aria-label={t('filter.searchSubmit')}>
        <Icon icon={Search} size={16} />
      </Button>
    </form>
  );
};

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
    <SearchForm filter={filter} onChange={onChange} />
    <DayRange days={filter} onChange={onChange} />
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
