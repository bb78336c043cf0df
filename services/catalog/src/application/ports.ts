import type { ItemGroup, ItemType } from '../domain/department.ts';
import type { Item } from '../domain/item.ts';
import type { Listed } from '../domain/listing.ts';
import type { Asker } from '../domain/rate-of-date.ts';
import type { Reservation, ReservationState, ShortLine, WantedLine } from '../domain/reservation.ts';
import type { Tally } from '../domain/tally.ts';
import type { StoredImage } from '../domain/picture.ts';
import type { Slide } from '../domain/slide.ts';
import type { ImportProgress } from '../domain/import/progress.ts';
import type { Row } from '../domain/import/row.ts';

export type Clock = () => Date;
export type NextId = () => Promise<number>;

/** Ids of what items are made of. */
export interface ItemIds {
  readonly item: NextId;
  readonly unit: NextId;
  readonly rate: NextId;
}

/** An item with the version that a save compares. */
export interface StoredItem {
  readonly item: Item;
  readonly rev: number;
}

export interface ItemStore {
  byId(itemId: number): Promise<StoredItem | null>;
  byIds(itemIds: readonly number[]): Promise<readonly StoredItem[]>;
  byCodes(codes: readonly string[]): Promise<readonly StoredItem[]>;
  all(): AsyncIterable<StoredItem>;
  /** Versions of all items, to find what this process has missed. */
  versions(): AsyncIterable<{ readonly itemId: number; readonly rev: number }>;
  /** `exists` when id or code is taken. */
  insert(item: Item): Promise<'inserted' | 'exists'>;
  /** Null when somebody else was faster. */
  save(stored: StoredItem, changed: Item): Promise<StoredItem | null>;
  /** New items in any order, each for itself; `code-taken` when another process came first with one of the codes: the others are written. */
  insertMany(items: readonly Item[]): Promise<readonly StoredItem[] | 'code-taken'>;
  /** Writes the name of a type or group, and its tint, into the items that stand there. Answers the ids of these items. */
  rename(shelf: { readonly itemTypeId: number; readonly itemTypeName: string } | { readonly itemGroupId: number; readonly itemGroupName: string; readonly tint: string }): Promise<readonly number[]>;
}

/** What is free of a unit, with the version of its document: the newest one counts. */
export interface FreeStock {
  readonly unitId: number;
  readonly free: number;
  readonly rev: number;
}

export interface UnitStock {
  readonly unitId: number;
  readonly itemId: number;
  readonly free: number;
}

export type Taking = { readonly kind: 'taken' | 'already-taken' | 'let-go' } | { readonly kind: 'short'; readonly free: number };

export interface OrderLine {
  readonly orderId: number;
  readonly unitId: number;
  readonly quantity: number;
}

/** One document a unit; each of these is one guarded write that names the order, so that repeating it changes nothing. */
export interface StockStore {
  /** Sets aside when enough is free and the order has not taken or let go before. */
  take(line: OrderLine): Promise<Taking>;
  /** Frees what the order had set aside, if anything, and bars it from taking later. */
  giveBack(line: OrderLine): Promise<void>;
  /** What was set aside leaves the shelf; the order cannot take again. */
  takeOut(line: OrderLine): Promise<void>;
  /** Packed goods come back to the shelf. */
  putBack(line: OrderLine): Promise<void>;
  /** Forgets that the order let go or took out. */
  forget(line: OrderLine): Promise<void>;
  free(unitIds: readonly number[]): Promise<readonly FreeStock[]>;
  all(): AsyncIterable<FreeStock>;
  /** First stock of units; those that have some already keep it. */
  open(units: readonly UnitStock[]): Promise<void>;
  /** First stock of many units that nobody can know yet, because their ids are new. */
  openNew(units: readonly UnitStock[]): Promise<readonly FreeStock[]>;
  set(unit: UnitStock): Promise<void>;
}

export interface StoredReservation extends Reservation {
  readonly seq: number;
  readonly rev: number;
}

/** What other services are told about an order's stock. */
export type StockFact = { readonly kind: 'reserved' | 'released' } | { readonly kind: 'refused'; readonly short: readonly ShortLine[] };

export interface ReservationStore {
  find(orderId: number): Promise<StoredReservation | null>;
  /** Writes a new reservation, or answers the one that stands under this order. */
  begin(reservation: { readonly orderId: number; readonly lines: readonly WantedLine[]; readonly state: ReservationState }): Promise<{ readonly isNew: boolean; readonly reservation: StoredReservation }>;
  /** Moves on in one guarded write together with the fact that is published; null when somebody else was faster. */
  move(from: StoredReservation, to: { readonly state: ReservationState; readonly short?: readonly ShortLine[]; readonly fact?: StockFact }): Promise<StoredReservation | null>;
  /** Reservations with steps left that began before `before`. */
  unfinished(before: Date, limit: number): Promise<readonly StoredReservation[]>;
  /** Ended reservations whose marks on stock are no longer needed. */
  forgettable(limit: number): Promise<readonly StoredReservation[]>;
  forgotten(orderId: number): Promise<void>;
}

export interface DepartmentStore {
  groups(): Promise<readonly ItemGroup[]>;
  types(): Promise<readonly ItemType[]>;
  nextGroupId: NextId;
  nextTypeId: NextId;
  /** `name-taken` when another one has the name. With `renames` the items that stand there have yet to be told. */
  saveGroup(group: ItemGroup, renames: boolean): Promise<'saved' | 'name-taken'>;
  saveType(type: ItemType, renames: boolean): Promise<'saved' | 'name-taken'>;
  /** Shelves whose items may still carry the old name: a crash came between. */
  renamed(): Promise<{ readonly groups: readonly ItemGroup[]; readonly types: readonly ItemType[] }>;
  renameDone(shelf: ItemGroup | ItemType): Promise<void>;
}

export interface PictureStore {
  save(image: StoredImage): Promise<void>;
  /** Those of the hashes that are stored. */
  known(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  bytes(hash: string, size: 'small' | 'medium' | 'large'): Promise<Uint8Array | null>;
  /** Gives an image a name; the newest one keeps it. */
  name(name: string, hash: string): Promise<void>;
  /** All names with the hash of their image. */
  names(): Promise<ReadonlyMap<string, string>>;
}

export interface SlideStore {
  all(): Promise<readonly Slide[]>;
  nextId: NextId;
  save(slide: Slide): Promise<void>;
}

export interface ImportStore {
  nextId: NextId;
  begin(progress: ImportProgress): Promise<void>;
  save(progress: ImportProgress): Promise<void>;
  find(importId: number): Promise<ImportProgress | null>;
  /** Imports that are not at their end and have not moved since `before`: their process is gone. */
  abandoned(before: Date): Promise<readonly ImportProgress[]>;
}

/** A record of the file is broken: nothing after it can be trusted. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  constructor(readonly row: number, message: string) {
    super(message);
  }
}

/** A file that was sent, read as often as needed. @throws FileFault. */
export interface ImportFile {
  columns(): Promise<readonly string[]>;
  rows(): AsyncIterable<Row>;
}

/** Checks an upload by its bytes, never by its name, and makes the three sizes without anything that the original carried along. */
export type EncodeImage = (bytes: Uint8Array) => Promise<StoredImage | 'not-an-image' | 'image-too-large'>;

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
  /** Items on sale of each type and brand. */
  counts(): { readonly types: Tally<number>; readonly brands: Tally<string> };
}
