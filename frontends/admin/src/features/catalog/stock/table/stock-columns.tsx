import { isLowStock } from '@tokri/contracts/orders';
import { Ellipsis } from '@tokri/web-kit/more-icons';
import {
  Button,
  classNames,
  formatCount,
  Icon,
  IconButton,
  ItemPicture,
  Tag,
  tintClass,
} from '@tokri/web-kit/ui';
import type { Column } from '../../../../components/data-table/columns.ts';
import type { StockSheetKind } from '../changes/stock-sheet.tsx';
import { packName } from '../../pack-name.ts';
import { t } from '../labels.ts';
import { rowName, toFigures, type StockFigures, type StockRow } from '../stock-queries.ts';
import styles from '../stock.module.css';

type OpenSheet = (kind: StockSheetKind, row: StockRow) => void;

/** The line of a phone, which has no columns. */
const figuresLabel = (row: StockRow): string => {
  const { counted, reserved } = toFigures(row);
  return [
    t('countedHere', { count: counted }),
    ...(reserved > 0 ? [t('ofThemReserved', { count: reserved })] : []),
  ].join(' • ');
};

const ItemCell = ({ row }: { readonly row: StockRow }) => {
  const { item, unit } = row;
  return (
    <span className={classNames(styles.item, tintClass(item.Tint))}>
      <ItemPicture
        className={styles.picture}
        src={item.Image}
        name={item.Name}
        brand={item.Brand}
      />
      <span className={styles.texts}>
        <b>{item.Name}</b>
        <small>
          {[packName(unit), item.Brand].filter(Boolean).join(' • ')}
          {item.Code && <span className="wide-only"> • {item.Code}</span>}
        </small>
        <span className={classNames('narrow-only', styles.summary)}>{figuresLabel(row)}</span>
      </span>
    </span>
  );
};

const StateTag = ({ row }: { readonly row: StockRow }) => {
  if (row.waiting)
    return (
      <Tag tone="warning">
        {t(row.waiting === 'sold-out' ? 'waiting.soldOut' : 'waiting.other')}
      </Tag>
    );
  if (row.count?.IsWithdrawn) return <Tag>{t('notForSale')}</Tag>;
  const { free, short } = toFigures(row);
  if (short > 0) return <Tag tone="error">{t('short', { count: short })}</Tag>;
  if (free === 0) return <Tag tone="error">{t('soldOut')}</Tag>;
  return (
    <Tag tone={isLowStock(free) ? 'warning' : 'success'}>
      {t(isLowStock(free) ? 'few' : 'inStock')}
    </Tag>
  );
};

const ActionsCell = ({ row, onOpen }: { readonly row: StockRow; readonly onOpen: OpenSheet }) => {
  const name = rowName(row);
  const sheetButton = (kind: 'receive' | 'correct') => (
    <Button
      kind="quiet"
      isSmall
      className="wide-only"
      aria-label={t(`${kind}.of`, { name })}
      onClick={() => onOpen(kind, row)}
    >
      {t(kind)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {sheetButton('receive')}
      {sheetButton('correct')}
      <IconButton
        className={styles.openActions}
        label={t('actions.of', { name })}
        aria-haspopup="dialog"
        onClick={() => onOpen('actions', row)}
      >
        <Icon icon={Ellipsis} />
      </IconButton>
    </div>
  );
};

const figureColumn = (id: Exclude<keyof StockFigures, 'short'>): Column<StockRow> => ({
  id,
  header: t(id),
  enableSorting: false,
  meta: { phone: 'hidden', isNumber: true },
  cell: ({ row }) => formatCount(toFigures(row.original)[id]),
});

export const listStockColumns = (onOpen: OpenSheet): readonly Column<StockRow>[] => [
  {
    id: 'name',
    header: t('item'),
    enableSorting: false,
    accessorFn: ({ item }) => item.Name,
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemCell row={row.original} />,
  },
  {
    id: 'state',
    header: t('state'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <StateTag row={row.original} />,
  },
  figureColumn('free'),
  figureColumn('reserved'),
  figureColumn('counted'),
  {
    id: 'actions',
    header: t('actions'),
    enableSorting: false,
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => <ActionsCell row={row.original} onOpen={onOpen} />,
  },
];
