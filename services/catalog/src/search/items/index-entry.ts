import type { StoredItem } from '../../application/ports/items.ts';
import { listVisibleUnits, type Item } from '../../domain/items/item.ts';
import { toListedItem } from '../../domain/search/listed-items.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import { priceUnits, stablePeriod } from '../../domain/rates/dated-rates.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';

export interface IndexEntry {
  readonly stored: StoredItem;
  /** Sort key by category: position of group and type, then item in order of creation. Unique. */
  readonly key: string;
  readonly hasPartyRates: boolean;
  readonly nameKey: string;
  publicView:
    | { readonly from: string; readonly until: string; readonly listed: ListedItem | null }
    | undefined;
}

const sortKeyPart = (value: number): string => String(value + 1_000_000).padStart(8, '0');

export const toIndexEntry = (
  stored: StoredItem,
  positions: { readonly group: number; readonly type: number },
): IndexEntry => {
  const { item } = stored;
  return {
    stored,
    publicView: undefined,
    hasPartyRates: item.units.some(({ rates }) => rates.some(({ partyId }) => partyId !== 0)),
    nameKey: `${item.name.toLowerCase()}/${sortKeyPart(item.itemId)}`,
    key: [positions.group, item.itemGroupId, positions.type, item.itemTypeId, item.itemId]
      .map(sortKeyPart)
      .join('/'),
  };
};

export type AvailableStockLookup = (unitId: number, locationId: number) => number;

const createView = (
  item: Item,
  priceContext: PriceContext,
  availableStock: AvailableStockLookup,
): ListedItem | null => {
  const pricedUnits = priceUnits({ ...item, units: listVisibleUnits(item) }, priceContext);
  return pricedUnits.length > 0 ? toListedItem(item, pricedUnits, availableStock) : null;
};

export const viewItem = (
  entry: IndexEntry,
  priceContext: PriceContext,
  availableStock: AvailableStockLookup,
): ListedItem | null => {
  const { item } = entry.stored;
  if (priceContext.partyId !== 0 && entry.hasPartyRates)
    return createView(item, priceContext, availableStock);
  const { publicView } = entry;
  if (publicView && publicView.from <= priceContext.date && priceContext.date < publicView.until)
    return publicView.listed;
  entry.publicView = {
    ...stablePeriod(item, priceContext.date),
    listed: createView(item, { date: priceContext.date, partyId: 0 }, availableStock),
  };
  return entry.publicView.listed;
};

export const isOnSale = ({ stored }: IndexEntry): boolean => stored.item.status === 'on-sale';
