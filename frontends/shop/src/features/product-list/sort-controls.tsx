import { ArrowUpDown } from '@tokri/web-kit/more-icons';
import { Icon } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { isSort, sorts, type Sort } from './list-filter.ts';
import styles from './sort-controls.module.css';

const sortLabel = (sort: Sort, isSearch: boolean): string => {
  switch (sort) {
    case 'relevance':
      return t(isSearch ? 'sort.bestMatch' : 'sort.relevance');
    case 'discount':
      return t('sort.discount');
    case 'price':
      return t('sort.lowestPrice');
    case '-price':
      return t('sort.highestPrice');
    case 'name':
      return t('sort.name');
  }
};

export interface SortProps {
  readonly sort: Sort;
  readonly isSearch: boolean;
  readonly onSort: (sort: Sort) => void;
}

const SortSelect = ({
  sort,
  isSearch,
  onSort,
  className,
}: SortProps & { readonly className: string }) => (
  <select
    className={className}
    aria-label={t('sort.label')}
    value={sort}
    onChange={({ target: { value } }) => {
      if (isSort(value)) onSort(value);
    }}
  >
    {sorts.map((option) => (
      <option key={option} value={option}>
        {sortLabel(option, isSearch)}
      </option>
    ))}
  </select>
);

export const SortChip = (props: SortProps) => (
  <span className={`chip narrow-only ${styles.chip}`}>
    <Icon icon={ArrowUpDown} size={16} />
    <SortSelect {...props} className={styles.chipSelect ?? ''} />
  </span>
);

export const SortField = (props: SortProps) => (
  <div className={`end wide-only ${styles.field}`}>
    <span className="fine-print" aria-hidden="true">
      {t('sort.by')}
    </span>
    <SortSelect {...props} className={`input ${styles.select}`} />
  </div>
);
