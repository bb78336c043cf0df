import type { ItemGroup, ItemType } from '../../domain/department.ts';
import type { Item } from '../../domain/item.ts';
import type { Listed } from '../../domain/listing.ts';
import type { Asker } from '../../domain/rate-of-date.ts';
import type { Tally } from '../../domain/tally.ts';
import type { StoredItem } from './items.ts';
import type { FreeStock } from './stock.ts';

/** All items in memory, fit to be listed at once (architecture.md 2: search index in memory). */
export interface Catalogue {
  /** Takes very many items in, in turns with other work. */
  fill(items: readonly StoredItem[]): Promise<void>;
  put(items: readonly StoredItem[]): void;
  putStock(stock: readonly FreeStock[]): void;
  putGroups(groups: readonly ItemGroup[]): void;
  putTypes(types: readonly ItemType[]): void;
  item(itemId: number): StoredItem | undefined;
  /** The item that a unit belongs to. */
  itemOfUnit(unitId: number): StoredItem | undefined;
  byCode(code: string): StoredItem | undefined;
  /** What is free of a unit; undefined when nothing is known of its stock. */
  stock(unitId: number): number | undefined;
  groups(): readonly ItemGroup[];
  types(): readonly ItemType[];
  group(itemGroupId: number): ItemGroup | undefined;
  type(itemTypeId: number): ItemType | undefined;
  /** Every item by id, any status. */
  all(): readonly Item[];
  /** Ids and versions of all. */
  versions(): ReadonlyMap<number, number>;
  /** As somebody sees it; null when there is no such item or no unit of it has a rate. */
  listed(itemId: number, asker: Asker): Listed | null;
  /** What customers may see, in the order of the shelves or by name. */
  onSale(asker: Asker, order?: 'shelf' | 'name'): readonly Listed[];
  /** The same as far as it fits, best fit first. */
  search(text: string, asker: Asker): readonly Listed[];
  /** Names of goods that a text in another language may become. */
  namesBegunBy(text: string): readonly string[];
  /** Another one after every change of an item, a shelf or stock. */
  version(): number;
  /** Another one whenever a unit has sold out or come back. */
  soldOutVersion(): number;
  /** Items on sale of each type and brand. */
  counts(): { readonly types: Tally<number>; readonly brands: Tally<string> };
}
