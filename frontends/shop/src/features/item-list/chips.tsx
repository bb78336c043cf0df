import { Link } from '@tokri/web-kit/platform';
import { ArrowUpDown, SlidersHorizontal } from '@tokri/web-kit/more-icons';
import { Icon, Tag } from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from './texts.ts';
import styles from './chips.module.css';
import { isSort, sorts, type Sort } from './model.ts';

export interface ChipRow {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isOn: boolean;
}

export const sortText = (sort: Sort, isSearch: boolean): string => {
  switch (sort) {
    case 'relevance':
      return t(isSearch ? 'sort.match' : 'sort.shelf');
    case 'discount':
      return t('sort.discount');
    case 'price':
      return t('sort.price');
    case '-price':
      return t('sort.dear');
    case 'name':
      return t('sort.name');
  }
};

export interface SortSelectProps {
  readonly sort: Sort;
  readonly isSearch: boolean;
  readonly onSort: (sort: Sort) => void;
  readonly className: string;
}

export const SortSelect = ({ sort, isSearch, onSort, className }: SortSelectProps) => (
  <select
    className={className}
    aria-label={t('sort.label')}
    value={sort}
    onChange={({ target: { value } }) => {
      if (isSort(value)) onSort(value);
    }}
  >
    {sorts.map((one) => (
      <option key={one} value={one}>
        {sortText(one, isSearch)}
      </option>
    ))}
  </select>
);

export const FilterChip = ({
  count,
  onOpen,
}: {
  readonly count: number;
  readonly onOpen: () => void;
}) => (
  <button type="button" className="chip narrow-only" aria-haspopup="dialog" onClick={onOpen}>
    <Icon of={SlidersHorizontal} size={16} />
    {t('filter')}
    {count > 0 && (
      <Tag tone="ok">
        {count}
        <span className="sr"> {t('filter.set')}</span>
      </Tag>
    )}
  </button>
);

export const SortChip = (props: Omit<SortSelectProps, 'className'>) => (
  <span className={`chip narrow-only ${styles.sort}`}>
    <Icon of={ArrowUpDown} size={16} />
    <SortSelect {...props} className={styles.select ?? ''} />
  </span>
);

/** Kinds to choose from, in a row that is moved sideways; the chosen one is brought into view. */
export const Chips = ({
  label,
  rows,
  isReplacing = false,
  children,
}: {
  readonly label: string;
  readonly rows: readonly ChipRow[];
  readonly isReplacing?: boolean;
  readonly children?: ReactNode;
}) => {
  const place = useRef<HTMLElement>(null);
  const chosen = rows.find(({ isOn }) => isOn)?.id;
  useEffect(() => {
    const [row, chip] = [
      place.current,
      place.current?.querySelector<HTMLElement>('[aria-current]'),
    ];
    if (row && chip && chip.offsetLeft + chip.offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollLeft = chip.offsetLeft - row.clientWidth / 3;
  }, [chosen]);
  return (
    <nav ref={place} className={`chips ${styles.chips}`} aria-label={label}>
      {children}
      {rows.map(({ id, name, count, href, isOn }) => (
        <Link
          key={id}
          className="chip"
          to={href}
          replace={isReplacing}
          aria-current={isOn || undefined}
        >
          {name} <b>{count}</b>
        </Link>
      ))}
    </nav>
  );
};
