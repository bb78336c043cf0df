import { isLowStock } from '@tokri/contracts/orders';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { packName } from '../pack-name.ts';
import type { StaffItem, StaffUnit } from './item-changes.ts';
import { t } from './labels.ts';

export const hasDiscount = ({ Mrp, RateWithTax }: StaffUnit): boolean => Mrp > RateWithTax;

export const priceLabel = (unit: StaffUnit): string => {
  if (unit.RateWithTax === 0) return t('noPrice');
  const price = formatExactPrice(unit.RateWithTax);
  return hasDiscount(unit) ? `${price} ${t('mrp', { price: formatExactPrice(unit.Mrp) })}` : price;
};

export const stockLabel = (stock: number): string => {
  if (stock === 0) return t('soldOut');
  return t(isLowStock(stock) ? 'few' : 'left', { count: stock });
};

const countSoldOut = ({ Locations }: StaffUnit): number =>
  Locations.filter(({ Stock }) => Stock === 0).length;

/** Sold out at some of its locations, while others sell it on. */
export const isPartlySoldOut = (unit: StaffUnit): boolean =>
  unit.Stock > 0 && countSoldOut(unit) > 0;

export const locationsLabel = (unit: StaffUnit): string => {
  const total = unit.Locations.length;
  if (isPartlySoldOut(unit)) return t('stock.partlySoldOut', { count: countSoldOut(unit), total });
  return total > 1 ? t('stock.locations', { count: total }) : '';
};

export const unitStockLabel = (unit: StaffUnit): string =>
  [stockLabel(unit.Stock), locationsLabel(unit)].filter(Boolean).join(' ');

export const packsLabel = ({ Units }: StaffItem): string => Units.map(packName).join(', ');

/** The lowest of its packs. */
export const itemPriceLabel = ({ Units }: StaffItem): string | null => {
  const prices = Units.map(({ RateWithTax }) => RateWithTax).filter((price) => price > 0);
  if (prices.length === 0) return null;
  const price = formatExactPrice(Math.min(...prices));
  return prices.length > 1 ? t('price.from', { price }) : price;
};

export const isSoldOut = ({ Units }: StaffItem): boolean => Units.every(({ Stock }) => Stock === 0);

const statusTones = { 0: 'warning', 1: 'success', 2: 'error' } as const;

interface ItemState {
  readonly tone: (typeof statusTones)[keyof typeof statusTones];
  readonly text: string;
}

export const itemStatus = ({ Status }: StaffItem): ItemState => ({
  tone: statusTones[Status],
  text: t(`status.${Status}`),
});

/** What matters most where only one word has room. */
export const itemState = (item: StaffItem): ItemState => {
  if (item.Status !== 1) return itemStatus(item);
  if (isSoldOut(item)) return { tone: 'error', text: t('soldOut') };
  if (item.Units.some(isPartlySoldOut)) return { tone: 'warning', text: t('state.partlySoldOut') };
  if (item.Units.some(({ Stock }) => isLowStock(Stock)))
    return { tone: 'warning', text: t('filter.low') };
  return itemStatus(item);
};
