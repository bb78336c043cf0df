import { Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { packName } from '../pack-name.ts';
import { ItemActions, ItemMenuButton } from './item-actions.tsx';
import {
  ItemCell,
  MrpLine,
  PriceLine,
  StockLine,
  SummaryCell,
  UnitLines,
  type RowActions,
} from './item-cells.tsx';
import type { StaffItem } from './item-changes.ts';
import { itemStatus } from './item-texts.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

const nameColumn = (isNarrow: boolean): Column<StaffItem> => ({
  id: 'name',
  header: t('item'),
  accessorFn: ({ Name }) => Name,
  meta: { phone: 'main' },
  cell: ({ row }) => <ItemCell item={row.original} isNarrow={isNarrow} />,
});

const unitColumns = ({ editPrice, editStock }: RowActions): readonly Column<StaffItem>[] => [
  {
    id: 'pack',
    header: t('pack'),
    enableSorting: false,
    meta: { phone: 'hidden' },
    cell: ({ row: { original: item } }) => (
      <UnitLines
        item={item}
        line={(unit) => <span className={styles.unit}>{packName(unit)}</span>}
      />
    ),
  },
  {
    id: 'price',
    header: t('price'),
    accessorFn: ({ Units }) => Units[0]?.RateWithTax,
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row: { original: item } }) => (
      <UnitLines
        item={item}
        line={(unit) => <PriceLine item={item} unit={unit} editPrice={editPrice} />}
      />
    ),
  },
  {
    id: 'mrp',
    header: t('mrp.header'),
    enableSorting: false,
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row: { original: item } }) => (
      <UnitLines item={item} line={(unit) => <MrpLine unit={unit} />} />
    ),
  },
  {
    id: 'stock',
    header: t('stock'),
    accessorFn: ({ Units }) => Units[0]?.Stock,
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row: { original: item } }) => (
      <UnitLines
        item={item}
        line={(unit) => <StockLine item={item} unit={unit} editStock={editStock} />}
      />
    ),
  },
];

const listWideColumns = (actions: RowActions): readonly Column<StaffItem>[] => [
  nameColumn(false),
  {
    id: 'status',
    header: t('status'),
    enableSorting: false,
    meta: { phone: 'hidden' },
    cell: ({ row: { original } }) => {
      const { tone, text } = itemStatus(original);
      return (
        <Tag tone={tone} hasDot>
          {text}
        </Tag>
      );
    },
  },
  {
    id: 'type',
    header: t('type'),
    enableSorting: false,
    meta: { phone: 'hidden' },
    cell: ({ row }) => row.original.ItemTypeName,
  },
  ...unitColumns(actions),
  {
    id: 'actions',
    header: t('actions'),
    enableSorting: false,
    meta: { phone: 'hidden' },
    cell: ({ row }) => <ItemActions item={row.original} {...actions} />,
  },
];

/** All that can be done with a row is behind its one button. */
const listNarrowColumns = ({ openActions }: RowActions): readonly Column<StaffItem>[] => [
  nameColumn(true),
  {
    id: 'summary',
    header: t('price'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <SummaryCell item={row.original} />,
  },
  {
    id: 'actions',
    header: t('actions'),
    enableSorting: false,
    meta: { phone: 'end' },
    cell: ({ row }) => <ItemMenuButton item={row.original} openActions={openActions} />,
  },
];

export const listItemColumns = (
  actions: RowActions,
  isNarrow: boolean,
): readonly Column<StaffItem>[] =>
  isNarrow ? listNarrowColumns(actions) : listWideColumns(actions);
