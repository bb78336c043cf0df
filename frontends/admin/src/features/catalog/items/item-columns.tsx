import { Link } from '@tokri/web-kit/platform';
import { lowStockThreshold } from '@tokri/contracts/orders';
import { classNames, formatExactPrice, ItemPicture, Tag, tintClass } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { ItemActions } from './item-actions.tsx';
import { unitName, type ItemChange, type StaffItem, type StaffUnit } from './item-changes.ts';
import { packName } from '../pack-name.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

export interface RowActions {
  readonly apply: (change: ItemChange) => void;
  readonly markSoldOut: (item: StaffItem) => void;
  readonly editStock: (item: StaffItem, unit: StaffUnit) => void;
  /** Missing without the permission to change rates. */
  readonly editPrice: ((item: StaffItem, unit: StaffUnit) => void) | undefined;
}

const statusTones = { 0: 'warning', 1: 'success', 2: 'error' } as const;

const ItemCell = ({
  item: { Id, Name, Brand, Code, Image, Tint },
}: {
  readonly item: StaffItem;
}) => (
  <span className={classNames(styles.item, tintClass(Tint))}>
    <ItemPicture className={styles.picture} src={Image} name={Name} brand={Brand} />
    <span className={styles.texts}>
      <Link to={`/admin/items/${Id}`}>
        <b className={styles.name}>{Name}</b>
      </Link>
      <small>{[Brand, Code].filter(Boolean).join(' • ')}</small>
    </span>
  </span>
);

const hasDiscount = ({ Mrp, RateWithTax }: StaffUnit): boolean => Mrp > RateWithTax;
const mrpLabel = ({ Mrp }: StaffUnit): string => t('mrp', { price: formatExactPrice(Mrp) });

/** The text of the button, which its accessible name must hold. */
const priceLabel = (unit: StaffUnit): string => {
  if (unit.RateWithTax === 0) return t('noPrice');
  const price = formatExactPrice(unit.RateWithTax);
  return hasDiscount(unit) ? `${price} ${mrpLabel(unit)}` : price;
};

const PriceText = ({ unit }: { readonly unit: StaffUnit }) =>
  unit.RateWithTax === 0 ? (
    <Tag tone="warning">{t('noPrice')}</Tag>
  ) : (
    <>
      <span className="strong">{formatExactPrice(unit.RateWithTax)}</span>{' '}
      {hasDiscount(unit) && <small>{mrpLabel(unit)}</small>}
    </>
  );

const PriceLine = ({
  item,
  unit,
  editPrice,
}: {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly editPrice: RowActions['editPrice'];
}) => (
  <li>
    <span className={styles.unit}>{packName(unit)}</span>
    {editPrice && item.Status !== 2 ? (
      <button
        type="button"
        className={styles.edit}
        aria-label={t('price.of', {
          name: unitName(item, unit),
          price: priceLabel(unit),
        })}
        onClick={() => editPrice(item, unit)}
      >
        <PriceText unit={unit} />
      </button>
    ) : (
      <span className={styles.value}>
        <PriceText unit={unit} />
      </span>
    )}
  </li>
);

const stockLabel = (stock: number): string => {
  if (stock === 0) return t('soldOut');
  return t(stock <= lowStockThreshold ? 'few' : 'left', { count: stock });
};

const AmountText = ({ stock }: { readonly stock: number }) => {
  const text = stockLabel(stock);
  if (stock > lowStockThreshold) return <span>{text}</span>;
  return <Tag tone={stock === 0 ? 'error' : 'warning'}>{text}</Tag>;
};

const locationsLabel = ({ Locations }: StaffUnit): string =>
  Locations.length > 1 ? t('stock.locations', { count: Locations.length }) : '';

const unitStockLabel = (unit: StaffUnit): string =>
  [stockLabel(unit.Stock), locationsLabel(unit)].filter(Boolean).join(' ');

const StockText = ({ unit }: { readonly unit: StaffUnit }) => (
  <>
    <AmountText stock={unit.Stock} />
    {locationsLabel(unit) && <small> {locationsLabel(unit)}</small>}
  </>
);

const StockLine = ({
  item,
  unit,
  editStock,
}: {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly editStock: RowActions['editStock'];
}) => (
  <li>
    {item.Status === 2 ? (
      <span className={styles.value}>
        <StockText unit={unit} />
      </span>
    ) : (
      <button
        type="button"
        className={styles.edit}
        aria-label={t('stock.of', {
          name: unitName(item, unit),
          stock: unitStockLabel(unit),
        })}
        onClick={() => editStock(item, unit)}
      >
        <StockText unit={unit} />
      </button>
    )}
  </li>
);

/** A change of stock or price has one line for each unit, in the same order in both columns. */
const unitColumns = ({ editPrice, editStock }: RowActions): readonly Column<StaffItem>[] => [
  {
    id: 'price',
    header: t('price'),
    accessorFn: ({ Units }) => Units[0]?.RateWithTax,
    meta: { phone: 'main' },
    cell: ({ row: { original: item } }) => (
      <ul className={classNames(styles.units, styles.prices)}>
        {item.Units.map((unit) => (
          <PriceLine key={unit.UnitId} item={item} unit={unit} editPrice={editPrice} />
        ))}
      </ul>
    ),
  },
  {
    id: 'stock',
    header: t('stock'),
    accessorFn: ({ Units }) => Units[0]?.Stock,
    meta: { phone: 'side', isNumber: true },
    cell: ({ row: { original: item } }) => (
      <ul className={classNames(styles.units, styles.stock)}>
        {item.Units.map((unit) => (
          <StockLine key={unit.UnitId} item={item} unit={unit} editStock={editStock} />
        ))}
      </ul>
    ),
  },
];

export const listItemColumns = (actions: RowActions): readonly Column<StaffItem>[] => [
  {
    id: 'name',
    header: t('item'),
    accessorFn: ({ Name }) => Name,
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemCell item={row.original} />,
  },
  {
    id: 'status',
    header: t('status'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row: { original } }) => (
      <Tag tone={statusTones[original.Status]} hasDot>
        {t(`status.${original.Status}`)}
      </Tag>
    ),
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
    meta: { phone: 'main' },
    cell: ({ row }) => <ItemActions item={row.original} {...actions} />,
  },
];
