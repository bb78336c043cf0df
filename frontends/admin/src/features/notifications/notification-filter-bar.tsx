import { deliveryStates } from '@tokri/contracts/api';
import { notificationChannels, notificationKinds } from '@tokri/contracts/events';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { Button, Icon, Search } from '@tokri/web-kit/ui';
import type { SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { isFiltered, type NotificationFilter } from './notification-filter.ts';
import { kindLabel, stateLabel } from './notification-labels.ts';
import styles from './notifications.module.css';

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
      <option value="">{t('messages.all')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {optionLabel(option)}
        </option>
      ))}
    </select>
  </label>
);

interface FilterBarProps {
  readonly filter: NotificationFilter;
  readonly onChange: (change: Partial<NotificationFilter>) => void;
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
        <span>{t('messages.search')}</span>
        <input
          key={filter.search}
          className="input"
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={maxOrderSearchLength}
          autoComplete="off"
          placeholder={t('orders.searchHint')}
        />
      </label>
      <Button type="submit" kind="secondary" aria-label={t('messages.searchSubmit')}>
        <Icon icon={Search} size={16} />
      </Button>
    </form>
  );
};

export const NotificationFilterBar = ({ filter, onChange }: FilterBarProps) => (
  <section className={styles.filters} aria-label={t('messages.filters')}>
    <SearchForm filter={filter} onChange={onChange} />
    <FilterSelect
      label={t('messages.message')}
      options={notificationKinds}
      value={filter.kind}
      optionLabel={kindLabel}
      onSelect={(kind) => onChange({ kind })}
    />
    <FilterSelect
      label={t('messages.channel')}
      options={notificationChannels}
      value={filter.channel}
      optionLabel={(channel) => t(`messages.channel.${channel}`)}
      onSelect={(channel) => onChange({ channel })}
    />
    <FilterSelect
      label={t('messages.status')}
      options={deliveryStates}
      value={filter.state}
      optionLabel={stateLabel}
      onSelect={(state) => onChange({ state })}
    />
    {isFiltered(filter) && (
      <Button
        kind="quiet"
        onClick={() => onChange({ kind: '', channel: '', state: '', search: '', orderId: 0 })}
      >
        {t('orders.clear')}
      </Button>
    )}
  </section>
);
