import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { Item } from '../../domain/items/item.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import type { FrequencyCounter } from '../../domain/search/frequency-counter.ts';
import type { StoredItem } from './items.ts';
import type { StockLevel } from './stock.ts';

export interface CatalogIndex {
  load(items: readonly StoredItem[]): Promise<void>;
  upsert(items: readonly StoredItem[]): void;
  upsertStock(stock: readonly StockLevel[]): void;
  upsertGroups(groups: readonly ItemGroup[]): void;
  upsertTypes(types: readonly ItemType[]): void;
  findItem(itemId: number): StoredItem | undefined;
  findItemByUnit(unitId: number): StoredItem | undefined;
  findByCode(code: string): StoredItem | undefined;
  availableStock(unitId: number, locationId: number): number | undefined;
  /** By location, for every location that has stock of the unit or had it. */
  stockByLocation(
    unitId: number,
  ): readonly { readonly locationId: number; readonly free: number }[];
  groups(): readonly ItemGroup[];
  types(): readonly ItemType[];
  group(itemGroupId: number): ItemGroup | undefined;
  type(itemTypeId: number): ItemType | undefined;
  /** Also of a type in a hidden group. */
  isHiddenType(itemTypeId: number): boolean;
  listItems(): readonly Item[];
  itemVersions(): ReadonlyMap<number, number>;
  findListedItem(itemId: number, priceContext: PriceContext): ListedItem | null;
  listOnSale(priceContext: PriceContext, order?: 'category' | 'name'): readonly ListedItem[];
  /** Items in stock at the location come first. */
  search(text: string, priceContext: PriceContext, locationId: number): readonly ListedItem[];
  completions(text: string): readonly string[];
  version(): number;
  availabilityVersion(): number;
  countsOnSale(): {
    readonly types: FrequencyCounter<number>;
    readonly brands: FrequencyCounter<string>;
  };
}
