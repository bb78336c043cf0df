import { itemAdminOperations, itemOperations, type StaffItemResponse } from '@tokri/contracts/api';
import { sendCommand } from '@tokri/web-kit/platform';
import { packName } from '../pack-name.ts';
import { t } from './labels.ts';

export type StaffItem = StaffItemResponse;
export type StaffUnit = StaffItemResponse['Units'][number];

type CommandResult = Awaited<ReturnType<typeof setStock>>;

/** A change that a member of staff can take back. */
export interface ItemChange {
  readonly name: string;
  readonly successMessage: string;
  readonly send: () => Promise<CommandResult>;
  readonly undo: () => Promise<CommandResult>;
}

export const unitName = ({ Name }: Pick<StaffItem, 'Name'>, unit: Pick<StaffUnit, 'Name'>) =>
  `${Name}, ${packName(unit)}`;

interface LocationStock {
  readonly unitId: number;
  readonly locationId: number;
  readonly stock: number;
}

const setStock = ({ unitId, locationId, stock }: LocationStock) =>
  sendCommand(itemOperations.setStock, {
    body: { UnitId: unitId, LocationId: locationId, Stock: stock },
  });

export const stockAt = ({ Locations }: StaffUnit, locationId: number): number =>
  Locations.find(({ LocationId }) => LocationId === locationId)?.Stock ?? 0;

const setStatus = (ItemId: number, Status: 0 | 1) =>
  sendCommand(itemAdminOperations.setItemStatus, { body: { ItemId, Status } });

const deleteItem = (ItemId: number) =>
  sendCommand(itemOperations.deleteItem, { query: { ItemId } });

const restoreItem = (ItemId: number) =>
  sendCommand(itemAdminOperations.restoreItem, { body: { ItemId } });

const sendAll = async (
  commands: readonly (() => Promise<CommandResult>)[],
): Promise<CommandResult> => {
  const results: CommandResult[] = [];
  for (const send of commands) results.push(await send());
  const rejected = results.find(({ kind }) => kind === 'rejected');
  return (rejected ?? results.at(-1)) as CommandResult;
};

export const stockChange = (
  item: StaffItem,
  unit: StaffUnit,
  { locationId, stock }: Omit<LocationStock, 'unitId'>,
): ItemChange => {
  const name = unitName(item, unit);
  const at = { unitId: unit.UnitId, locationId };
  return {
    name,
    successMessage:
      stock === 0 ? t('markSoldOut.done', { name }) : t('stock.done', { name, count: stock }),
    send: () => setStock({ ...at, stock }),
    undo: () => setStock({ ...at, stock: stockAt(unit, locationId) }),
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

/** Undo gives each location the stock that it had. */
export const soldOutChange = (
  item: StaffItem,
  locationIds: readonly number[] = [...stockByLocation(item).keys()],
  locationName = '',
): ItemChange => {
  const stocks = item.Units.flatMap(({ UnitId, Locations }) =>
    Locations.filter(({ LocationId, Stock }) => Stock > 0 && locationIds.includes(LocationId)).map(
      ({ LocationId, Stock }) => ({ unitId: UnitId, locationId: LocationId, stock: Stock }),
    ),
  );
  return {
    name: item.Name,
    successMessage: locationName
      ? t('markSoldOut.doneAt', { name: item.Name, location: locationName })
      : t('markSoldOut.done', { name: item.Name }),
    send: () => sendAll(stocks.map((stock) => () => setStock({ ...stock, stock: 0 }))),
    undo: () => sendAll(stocks.map((stock) => () => setStock(stock))),
  };
};

export const hideChange = ({ Id, Name: name }: StaffItem): ItemChange => ({
  name,
  successMessage: t('hide.done', { name }),
  send: () => setStatus(Id, 0),
  undo: () => setStatus(Id, 1),
});

export const showChange = ({ Id, Name: name }: StaffItem): ItemChange => ({
  name,
  successMessage: t('show.done', { name }),
  send: () => setStatus(Id, 1),
  undo: () => setStatus(Id, 0),
});

export const deleteChange = ({ Id, Name: name }: Pick<StaffItem, 'Id' | 'Name'>): ItemChange => ({
  name,
  successMessage: t('delete.done', { name }),
  send: () => deleteItem(Id),
  undo: () => restoreItem(Id),
});

export const restoreChange = ({ Id, Name: name }: Pick<StaffItem, 'Id' | 'Name'>): ItemChange => ({
  name,
  successMessage: t('restore.done', { name }),
  send: () => restoreItem(Id),
  undo: () => deleteItem(Id),
});
