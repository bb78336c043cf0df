import { isLowStock } from '@tokri/contracts/orders';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatExactPrice, ItemPicture, Tag, tintClass } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { unitName, type ItemChange, type StaffItem, type StaffUnit } from './item-changes.ts';
import {
  hasDiscount,
  itemPriceLabel,
  itemState,
  locationsLabel,
  packsLabel,
  priceLabel,
  stockLabel,
  unitStockLabel,
} from './item-texts.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

export interface RowActions {
  readonly apply: (change: ItemChange) => void;
  readonly markSoldOut: (item: StaffItem) => void;
  readonly bringBack: (item: StaffItem) => void;
  readonly openActions: (item: StaffItem) => void;
  readonly editStock: (item: StaffItem, unit: StaffUnit) => void;
  /** Missing without the permission to change rates. */
  readonly editPrice: ((item: StaffItem, unit: StaffUnit) => void) | undefined;
}

export const ItemCell = ({
  item,
  isNarrow,
}: {
  readonly item: StaffItem;
  readonly isNarrow: boolean;
}) => (
  <span className={classNames(styles.item, tintClass(item.Tint))}>
    <ItemPicture className={styles.picture} src={item.Image} name={item.Name} brand={item.Brand} />
    <span className={styles.texts}>
      <Link to={`/admin/items/${item.Id}`}>
        <b className={styles.name}>{item.Name}</b>
      </Link>
      <small>
        {item.Brand && `${item.Brand} • `}
        <span className={styles.code}>{isNarrow ? packsLabel(item) : item.Code}</span>
      </small>
    </span>
  </span>
);

/** Price and state of a row on a phone. */
export const SummaryCell = ({ item }: { readonly item: StaffItem }) => {
  const price = itemPriceLabel(item);
  const { tone, text } = itemState(item);
  return (
    <span className={styles.summary}>
      <span className={price === null ? 'fine-print' : undefined}>{price ?? t('noPrice')}</span>
      <Tag tone={tone} hasDot>
        {text}
      </Tag>
    </span>
  );
};

/** A line for each pack; all columns of a row have their lines at the same height. */
export const UnitLines = ({
  item,
  line,
}: {
  readonly item: StaffItem;
  readonly line: (unit: StaffUnit) => ReactNode;
}) => (
  <ul className={styles.units}>
    {item.Units.map((unit) => (
      <li key={unit.UnitId}>{line(unit)}</li>
    ))}
  </ul>
);

export const PriceLine = ({
  item,
  unit,
  editPrice,
}: {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly editPrice: RowActions['editPrice'];
}) => {
  const text =
    unit.RateWithTax === 0 ? (
      <Tag tone="warning">{t('noPrice')}</Tag>
    ) : (
      <span className="strong">{formatExactPrice(unit.RateWithTax)}</span>
    );
  if (!editPrice || item.Status === 2) return <span className={styles.value}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={t('price.of', { name: unitName(item, unit), price: priceLabel(unit) })}
      onClick={() => editPrice(item, unit)}
    >
      {text}
    </button>
  );
};

export const MrpLine = ({ unit }: { readonly unit: StaffUnit }) => (
  <span className={styles.mrp}>{hasDiscount(unit) && formatExactPrice(unit.Mrp)}</span>
);

const StockText = ({ unit }: { readonly unit: StaffUnit }) => {
  const text = stockLabel(unit.Stock);
  return (
    <>
      {isLowStock(unit.Stock) ? (
        <Tag tone={unit.Stock === 0 ? 'error' : 'warning'}>{text}</Tag>
      ) : (
        <span>{text}</span>
      )}
      {locationsLabel(unit) && <small> {locationsLabel(unit)}</small>}
    </>
  );
};

export const StockLine = ({
  item,
  unit,
  editStock,
}: {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly editStock: RowActions['editStock'];
}) =>
  item.Status === 2 ? (
    <span className={styles.value}>
      <StockText unit={unit} />
    </span>
  ) : (
    <button
      type="button"
      className={styles.edit}
      aria-label={t('stock.of', { name: unitName(item, unit), stock: unitStockLabel(unit) })}
      onClick={() => editStock(item, unit)}
    >
      <StockText unit={unit} />
    </button>
  );
