import { itemAdminOperations, itemOperations, type StaffItemResponse } from '@tokri/contracts/api';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { movementQueue } from '../stock/queue/movement-queue.ts';
import { toAges } from '../stock/queue/queued-movement.ts';
import { packName } from '../pack-name.ts';
import { t } from './labels.ts';

export type StaffItem = StaffItemResponse;
export type StaffUnit = StaffItemResponse['Units'][number];

export interface StockChangeStep {
  readonly unitId: number;
  readonly locationId: number;
  readonly before: number;
  readonly after: number;
}

type CommandResult = Awaited<ReturnType<typeof setStatus>>;

/** A change that a member of staff can take back. */
export interface ItemChange {
  readonly name: string;
  /** What its button says. */
  readonly action: string;
  readonly successMessage: string;
  readonly send: () => Promise<CommandResult>;
  readonly undo: () => Promise<CommandResult>;
  /** Keeps the change on the device until there is a connection. */
  readonly later?: Readonly<Record<'send' | 'undo', () => void>>;
  /** What it makes of the stock. */
  readonly stock?: readonly StockChangeStep[];
}

export const unitName = ({ Name }: Pick<StaffItem, 'Name'>, unit: Pick<StaffUnit, 'Name'>) =>
  `${Name}, ${packName(unit)}`;

const setStatus = (ItemId: number, Status: 0 | 1) =>
  sendCommand(itemAdminOperations.setItemStatus, { body: { ItemId, Status } });

const deleteItem = (ItemId: number) =>
  sendCommand(itemOperations.deleteItem, { query: { ItemId } });

const restoreItem = (ItemId: number) =>
  sendCommand(itemAdminOperations.restoreItem, { body: { ItemId } });

/** Sends all changes, even when one of them is rejected. */
const sendAll = async (
  commands: readonly (() => Promise<CommandResult>)[],
): Promise<CommandResult> => {
  const results: CommandResult[] = [];
  for (const send of commands) results.push(await send());
  const rejected = results.find(({ kind }) => kind === 'rejected');
  return (rejected ?? results.at(-1)) as CommandResult;
};

interface UnitAtLocation {
  readonly UnitId: number;
  readonly LocationId: number;
}

const recordMovement = (
  movement: UnitAtLocation &
    (
      | { readonly Id: string; readonly Kind: 'sold-out'; readonly SeenSecondsAgo?: number }
      | { readonly Kind: 'undo'; readonly Undone: string }
    ),
) => sendCommand(itemAdminOperations.recordStockMovement, { body: { Id: newUuid(), ...movement } });

/** The id stays the same when the mark is sent again, so that it counts once. */
const soldOutMovement = (
  { UnitId, LocationId, name }: UnitAtLocation & { readonly name: string },
  seenAt: number,
) => {
  const Id = newUuid();
  const unit = { UnitId, LocationId };
  const queued = { unitId: UnitId, locationId: LocationId, name };
  return {
    later: {
      send: () => movementQueue().add({ ...queued, change: { Kind: 'sold-out' }, seenAt }),
      undo: () => movementQueue().add({ ...queued, change: { Kind: 'undo', Undone: Id } }),
    },
    send: () =>
      recordMovement({ ...unit, Id, Kind: 'sold-out', ...toAges({ seenAt }, Date.now()) }),
    undo: () => recordMovement({ ...unit, Kind: 'undo', Undone: Id }),
  };
};

/** Where the item is in stock, with the units of all packs. */
export const stockByLocation = ({ Units }: Pick<StaffItem, 'Units'>): ReadonlyMap<number, number> =>
  Units.flatMap(({ Locations }) => Locations)
    .filter(({ Stock }) => Stock > 0)
    .reduce(
      (stocks, { LocationId, Stock }) =>
        stocks.set(LocationId, (stocks.get(LocationId) ?? 0) + Stock),
      new Map<number, number>(),
    );

interface SoldOutOptions {
  /** When the list was read that shows the stock. */
  readonly seenAt: number;
  /** All at which the item is in stock, if missing. */
  readonly locationIds?: readonly number[];
  readonly locationName?: string;
}

/** Undo adds what the mark took away, so that what customers ordered since stays ordered. */
export const soldOutChange = (
  item: StaffItem,
  { seenAt, locationIds = [...stockByLocation(item).keys()], locationName = '' }: SoldOutOptions,
): ItemChange => {
  const stock = item.Units.flatMap((unit) =>
    unit.Locations.filter(
      ({ LocationId, Stock }) => Stock > 0 && locationIds.includes(LocationId),
    ).map(({ LocationId: locationId, Stock: before }) => ({
      unitId: unit.UnitId,
      name: unitName(item, unit),
      locationId,
      before,
      after: 0,
    })),
  );
  const movements = stock.map(({ unitId: UnitId, locationId: LocationId, name }) =>
    soldOutMovement({ UnitId, LocationId, name }, seenAt),
  );
  return {
    name: item.Name,
    action: t('markSoldOut.of', { name: item.Name }),
    successMessage: locationName
      ? t('markSoldOut.doneAt', { name: item.Name, location: locationName })
      : t('markSoldOut.done', { name: item.Name }),
    send: () => sendAll(movements.map(({ send }) => send)),
    undo: () => sendAll(movements.map(({ undo }) => undo)),
    later: {
      send: () => movements.forEach(({ later }) => later.send()),
      undo: () => movements.forEach(({ later }) => later.undo()),
    },
    stock,
  };
};

export const hideChange = ({ Id, Name: name }: StaffItem): ItemChange => ({
  name,
  action: `${t('hide')}: ${name}`,
  successMessage: t('hide.done', { name }),
  send: () => setStatus(Id, 0),
  undo: () => setStatus(Id, 1),
});

export const showChange = ({ Id, Name: name }: StaffItem): ItemChange => ({
  name,
  action: `${t('show')}: ${name}`,
  successMessage: t('show.done', { name }),
  send: () => setStatus(Id, 1),
  undo: () => setStatus(Id, 0),
});

export const deleteChange = ({ Id, Name: name }: Pick<StaffItem, 'Id' | 'Name'>): ItemChange => ({
  name,
  action: `${t('delete')}: ${name}`,
  successMessage: t('delete.done', { name }),
  send: () => deleteItem(Id),
  undo: () => restoreItem(Id),
});

export const restoreChange = ({ Id, Name: name }: Pick<StaffItem, 'Id' | 'Name'>): ItemChange => ({
  name,
  action: `${t('restore')}: ${name}`,
  successMessage: t('restore.done', { name }),
  send: () => restoreItem(Id),
  undo: () => deleteItem(Id),
});
