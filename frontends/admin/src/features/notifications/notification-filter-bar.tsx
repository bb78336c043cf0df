import { deliveryStates } from '@tokri/contracts/api';
import { notificationChannels, notificationKinds } from '@tokri/contracts/events';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { Button } from '@tokri/web-kit/ui';
import { SearchForm } from '../../components/search-form/search-form.tsx';
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

export const NotificationFilterBar = ({ filter, onChange }: FilterBarProps) => (
  <section className={styles.filters} aria-label={t('messages.filters')}>
    <SearchForm
      label={t('messages.search')}
      hint={t('orders.searchHint')}
      submitLabel={t('messages.searchSubmit')}
      maxLength={maxOrderSearchLength}
      value={filter.search}
      onSearch={(search) => onChange({ search })}
    />
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
