import type { Header, ReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from '@tokri/web-kit/more-icons';
import { classNames, Icon } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import tableStyles from '../table.module.css';
import type { features } from './columns.ts';
import styles from './data-table.module.css';

const arrows = { asc: ArrowUp, desc: ArrowDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const HeaderCell = <Row extends object>({
  header,
}: {
  readonly header: Header<typeof features, Row>;
}) => {
  const { column } = header;
  const direction = column.getIsSorted();
  const title = column.columnDef.header as string;
  return (
    <th
      scope="col"
      className={classNames(column.columnDef.meta?.isNumber && tableStyles.number)}
      aria-sort={direction ? ariaSort[direction] : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
          {title}
          <Icon icon={direction ? arrows[direction] : ArrowUpDown} size={14} />
        </button>
      ) : (
        title
      )}
    </th>
  );
};

export const HeaderRow = <Row extends object>({
  table,
  isSelectable,
}: {
  readonly table: ReactTable<typeof features, Row>;
  readonly isSelectable: boolean;
}) => (
  <thead>
    {table.getHeaderGroups().map((group) => (
      <tr key={group.id}>
        {isSelectable && (
          <th className={tableStyles.selection}>
            <input
              type="checkbox"
              aria-label={t('table.selectAll')}
              checked={table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {group.headers.map((header) => (
          <HeaderCell key={header.id} header={header} />
        ))}
      </tr>
    ))}
  </thead>
);
