import { maxItemSearchLength } from '@tokri/contracts/validation';
import { classNames } from '@tokri/web-kit/ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FilterFold } from '../../../components/filter-fold/filter-fold.tsx';
import { OptionSelect } from '../../../components/option-select.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import {
  countFilters,
  isFiltered,
  itemStatuses,
  noItemFilter,
  stockFilters,
  type ItemFilter,
} from './item-filter.ts';
import { useItemGroups, useItemTypes } from './item-queries.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

interface FilterProps {
  readonly filter: ItemFilter;
  readonly onChange: (change: Partial<ItemFilter>) => void;
}

const FilterSelect = ({
  label,
  ...select
}: Omit<ComponentProps<typeof OptionSelect>, 'emptyText' | 'className'>) => (
  <OptionSelect
    {...select}
    label={label}
    emptyText={`${label}: ${t('all')}`}
    className={styles.select}
  />
);

const toOptions = (categories: readonly { readonly Id: number; readonly Name: string }[] = []) =>
  categories.map(({ Id, Name }) => [String(Id), Name] as const);

const selected = (id: number): string => (id > 0 ? String(id) : '');

const CategorySelects = ({ filter: { itemGroupId, itemTypeId }, onChange }: FilterProps) => {
  const { data: groups } = useItemGroups();
  const { data: types } = useItemTypes(itemGroupId);
  return (
    <>
      <FilterSelect
        label={t('department')}
        value={selected(itemGroupId)}
        options={toOptions(groups)}
        onSelect={(value) => onChange({ itemGroupId: Number(value), itemTypeId: 0 })}
      />
      {itemGroupId > 0 && (
        <FilterSelect
          label={t('type')}
          value={selected(itemTypeId)}
          options={toOptions(types)}
          onSelect={(value) => onChange({ itemTypeId: Number(value) })}
        />
      )}
    </>
  );
};

const StockChips = ({ filter, onChange }: FilterProps) => {
  const id = useId();
  return (
    <div className={styles.stockFilter} role="group" aria-labelledby={id}>
      <span id={id}>{t('filter.stock')}</span>
      {stockFilters.map((stock) => (
        <button
          key={stock}
          type="button"
          className="chip"
          aria-pressed={filter.stock === stock}
          onClick={() => onChange({ stock: filter.stock === stock ? '' : stock })}
        >
          {t(`filter.${stock}`)}
        </button>
      ))}
    </div>
  );
};

/** Every control keeps its place while somebody types, so that the table does not move. */
export const ItemFilterBar = ({
  filter,
  onChange,
  children,
}: FilterProps & { readonly children: ReactNode }) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    <SearchField
      className={styles.search}
      label={t('search')}
      placeholder={t('searchHint')}
      maxLength={maxItemSearchLength}
      value={filter.search}
      onSearch={(search) => onChange({ search })}
    />
    <FilterFold activeCount={countFilters(filter)}>
      <CategorySelects filter={filter} onChange={onChange} />
      <FilterSelect
        label={t('status')}
        value={filter.status}
        options={itemStatuses.map((status) => [status, t(`status.${status}`)])}
        onSelect={(value) => onChange({ status: itemStatuses.find((one) => one === value) ?? '' })}
      />
      <StockChips filter={filter} onChange={onChange} />
      <button
        type="button"
        className="chip"
        aria-pressed={filter.isLabelMissing}
        onClick={() => onChange({ isLabelMissing: !filter.isLabelMissing })}
      >
        {t('filter.label')}
      </button>
      <button
        type="button"
        className={classNames('chip', styles.lastFilter)}
        disabled={!isFiltered(filter)}
        onClick={() => onChange(noItemFilter)}
      >
        {t('clear')}
      </button>
      {children}
    </FilterFold>
  </div>
);
