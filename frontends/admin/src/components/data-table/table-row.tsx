import type { ReactTable, Row as TableModelRow } from '@tanstack/react-table';
import { classNames } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import tableStyles from '../table.module.css';
import type { features } from './columns.ts';

const phoneClass = {
  main: tableStyles.phoneMain,
  side: tableStyles.phoneSide,
  end: tableStyles.phoneEnd,
  hidden: tableStyles.phoneHidden,
};

export const TableRow = <Row extends object>({
  table,
  row,
  name,
  isOpen,
  isSelectable,
}: {
  readonly table: ReactTable<typeof features, Row>;
  readonly row: TableModelRow<typeof features, Row>;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isSelectable: boolean;
}) => (
  <tr aria-selected={isOpen || row.getIsSelected()}>
    {isSelectable && (
      <td className={tableStyles.selection}>
        <label>
          <input
            type="checkbox"
            aria-label={t('table.select', { name })}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </label>
      </td>
    )}
    {row.getVisibleCells().map((cell) => {
      const meta = cell.column.columnDef.meta;
      return (
        <td
          key={cell.id}
          className={classNames(
            meta?.isNumber && tableStyles.number,
            meta && phoneClass[meta.phone],
          )}
        >
          <table.FlexRender cell={cell} />
        </td>
      );
    })}
  </tr>
);
