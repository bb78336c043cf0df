import { maxPersonSearchLength } from '@tokri/contracts/validation';
import { Icon, Search } from '@tokri/web-kit/ui';
import { useSettledText } from '../../../components/use-settled-text.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { isFiltered, type CustomerFilter } from './customer-filter.ts';

export const CustomerFilterBar = ({
  filter,
  onChange,
}: {
  readonly filter: CustomerFilter;
  readonly onChange: (change: Partial<CustomerFilter>) => void;
}) => {
  const { typed, setTyped, submit } = useSettledText(filter.search, (search) =>
    onChange({ search }),
  );
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <Icon icon={Search} size={16} />
        <input
          type="search"
          value={typed}
          maxLength={maxPersonSearchLength}
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
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
};
