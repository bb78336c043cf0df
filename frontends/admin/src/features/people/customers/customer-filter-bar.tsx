import { maxPersonSearchLength } from '@tokri/contracts/validation';
import { SearchField } from '../../../components/search-field.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { isFiltered, type CustomerFilter } from './customer-filter.ts';

export const CustomerFilterBar = ({
  filter,
  onChange,
}: {
  readonly filter: CustomerFilter;
  readonly onChange: (change: Partial<CustomerFilter>) => void;
}) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    <SearchField
      className={styles.search}
      label={t('search')}
      placeholder={t('searchHint')}
      maxLength={maxPersonSearchLength}
      value={filter.search}
      onSearch={(search) => onChange({ search })}
    />
    <button
      type="button"
      className="chip"
      aria-pressed={filter.isBlocked}
      onClick={() => onChange({ isBlocked: !filter.isBlocked })}
    >
      {t('filter.blocked')}
    </button>
    {isFiltered(filter) && (
      <button
        type="button"
        className="chip"
        onClick={() => onChange({ search: '', isBlocked: false })}
      >
        {t('filter.clear')}
      </button>
    )}
  </div>
);
