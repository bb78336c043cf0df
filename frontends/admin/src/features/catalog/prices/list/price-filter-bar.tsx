import { maxItemSearchLength } from '@tokri/contracts/validation';
import { Icon, Search } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { FilterFold } from '../../../../components/filter-fold/filter-fold.tsx';
import { useSettledText } from '../../../../components/use-settled-text.ts';
import { useItemGroups, useItemTypes } from '../../items/item-queries.ts';
import { t } from '../labels.ts';
import {
  countFilters,
  isFiltered,
  noPriceFilter,
  priceFilters,
  type PriceFilter,
} from '../price-filter.ts';
import styles from '../prices.module.css';

interface FilterProps {
  readonly filter: PriceFilter;
  readonly onChange: (change: Partial<PriceFilter>) => void;
}

const TextFilter = ({
  label,
  hint,
  value,
  isSearch = false,
  onSettle,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly isSearch?: boolean;
  readonly onSettle: (text: string) => void;
}) => {
  const { typed, setTyped, submit } = useSettledText(value, onSettle);
  return (
    <form
      {...(isSearch ? { role: 'search' } : {})}
      className={isSearch ? styles.search : styles.brand}
      onSubmit={submit}
    >
      {isSearch && <Icon icon={Search} size={16} />}
      <input
        type="search"
        value={typed}
        maxLength={maxItemSearchLength}
        autoComplete="off"
        aria-label={label}
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
};

const CategorySelect = ({
  label,
  id,
  categories = [],
  onSelect,
}: {
  readonly label: string;
  readonly id: number;
  readonly categories: readonly { readonly Id: number; readonly Name: string }[] | undefined;
  readonly onSelect: (id: number) => void;
}) => (
  <select
    className={`input ${styles.select}`}
    aria-label={label}
    value={id > 0 ? String(id) : ''}
    onChange={({ target }) => onSelect(Number(target.value))}
  >
    <option value="">{`${label}: ${t('all')}`}</option>
    {categories.map(({ Id, Name }) => (
      <option key={Id} value={Id}>
        {Name}
      </option>
    ))}
  </select>
);

const PriceChips = ({ filter, onChange }: FilterProps) => (
  <>
    {priceFilters.map((price) => (
      <button
        key={price}
        type="button"
        className="chip"
        aria-pressed={filter.price === price}
        onClick={() => onChange({ price: filter.price === price ? '' : price })}
      >
        {t(`filter.${price}`)}
      </button>
    ))}
    {isFiltered(filter) && (
      <button type="button" className="chip" onClick={() => onChange(noPriceFilter)}>
        {t('clear')}
      </button>
    )}
  </>
);

export const PriceFilterBar = ({
  filter,
  onChange,
  children,
}: FilterProps & { readonly children: ReactNode }) => {
  const { data: groups } = useItemGroups();
  const { data: types } = useItemTypes(filter.itemGroupId);
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <TextFilter
        isSearch
        label={t('search')}
        hint={t('searchHint')}
        value={filter.search}
        onSettle={(search) => onChange({ search })}
      />
      <FilterFold activeCount={countFilters(filter)}>
        <CategorySelect
          label={t('department')}
          id={filter.itemGroupId}
          categories={groups}
          onSelect={(itemGroupId) => onChange({ itemGroupId, itemTypeId: 0 })}
        />
        {filter.itemGroupId > 0 && (
          <CategorySelect
            label={t('type')}
            id={filter.itemTypeId}
            categories={types}
            onSelect={(itemTypeId) => onChange({ itemTypeId })}
          />
        )}
        <TextFilter
          label={t('brand')}
          hint={t('brand')}
          value={filter.brand}
          onSettle={(brand) => onChange({ brand })}
        />
        <PriceChips filter={filter} onChange={onChange} />
        {children}
      </FilterFold>
    </div>
  );
};
