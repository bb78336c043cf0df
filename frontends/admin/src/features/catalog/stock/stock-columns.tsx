import { lowStockThreshold } from '@tokri/contracts/orders';
import { Link } from '@tokri/web-kit/platform';
import { Button, classNames, ItemPicture, Tag, tintClass } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { rowName } from './change-sheet.tsx';
import { t } from './labels.ts';
import type { StockRow } from './stock-queries.ts';
import styles from './stock.module.css';

export interface StockActions {
  readonly open: (kind: 'receive' | 'correct', row: StockRow) => void;
  readonly change: (kind: 'sold-out' | 'withdraw' | 'relist', row: StockRow) => void;
}

interface RowProps {
  readonly row: StockRow;
  readonly actions: StockActions;
}

const ItemCell = ({ item, unit }: StockRow) => (
  <span className={classNames(styles.item, tintClass(item.Tint))}>
    <ItemPicture className={styles.picture} src={item.Image} name={item.Name} brand={item.Brand} />
    <span className={styles.texts}>
      <b>{item.Name}</b>
      <small>{[unit.Name, item.Brand, item.Code].filter(Boolean).join(' • ')}</small>
    </span>
  </span>
);

const StateTag = ({ count }: Pick<StockRow, 'count'>) => {
  if (count?.IsWithdrawn) return <Tag>{t('notForSale')}</Tag>;
  const free = count?.Free ?? 0;
  if (free === 0) return <Tag tone="error">{t('soldOut')}</Tag>;
  return (
    <Tag tone={free <= lowStockThreshold ? 'warning' : 'success'}>
      {t(free <= lowStockThreshold ? 'few' : 'inStock')}
    </Tag>
  );
};

const Figure = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <span className={styles.figure}>
    <small>{label}</small> <b>{value}</b>
  </span>
);

const SaleButtons = ({ row, actions }: RowProps) => {
  const name = rowName(row);
  const sale = row.count?.IsWithdrawn ? 'relist' : 'withdraw';
  return (
    <>
      {(row.count?.Free ?? 0) > 0 && (
        <Button
          kind="secondary"
          isSmall
          aria-label={t('soldOut.of', { name })}
          onClick={() => actions.change('sold-out', row)}
        >
          {t('soldOut')}
        </Button>
      )}
      <Button
        kind="quiet"
        isSmall
        aria-label={t(`${sale}.of`, { name })}
        onClick={() => actions.change(sale, row)}
      >
        {t(sale)}
      </Button>
    </>
  );
};

const ActionsCell = ({ row, actions }: RowProps) => {
  const name = rowName(row);
  return (
    <div className={styles.actions}>
      <Button
        isSmall
        aria-label={t('receive.of', { name })}
        onClick={() => actions.open('receive', row)}
      >
        {t('receive')}
      </Button>
      <Button
        kind="secondary"
        isSmall
        aria-label={t('correct.of', { name })}
        onClick={() => actions.open('correct', row)}
      >
        {t('correct')}
      </Button>
      <SaleButtons row={row} actions={actions} />
      <Link
        className={styles.movementsLink}
        aria-label={t('movements.of', { name })}
        to={`/admin/stock/movements?UnitId=${row.unit.UnitId}&ItemId=${row.item.Id}`}
      >
        {t('movements')}
      </Link>
    </div>
  );
};

export const listStockColumns = (actions: StockActions): readonly Column<StockRow>[] => [
  {
    id: 'name',
    header: t('item'),
    enableSorting: false,
    accessorFn: ({ item }) => item.Name,
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemCell {...row.original} />,
  },
  {
    id: 'state',
    header: t('state'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <StateTag count={row.original.count} />,
  },
  {
    id: 'figures',
    header: t('counted'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row: { original } }) => {
      const { Free = 0, SetAside = 0 } = original.count ?? {};
      return (
        <span className={styles.figures}>
          <Figure label={t('free')} value={Free} />
          <Figure label={t('setAside')} value={SetAside} />
          <Figure label={t('counted')} value={Free + SetAside} />
        </span>
      );
    },
  },
  {
    id: 'actions',
    header: t('actions'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => <ActionsCell row={row.original} actions={actions} />,
  },
];
