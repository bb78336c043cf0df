import { itemAdminOperations, itemOperations, type StaffItemResponse } from '@tokri/contracts/api';
import { sendCommand } from '@tokri/web-kit/platform';
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
  `${Name}, ${unit.Name}`;

const setStock = (UnitId: number, Stock: number) =>
  sendCommand(itemOperations.setStock, { body: { UnitId, Stock } });

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

export const stockChange = (item: StaffItem, unit: StaffUnit, stock: number): ItemChange => {
  const name = unitName(item, unit);
  return {
    name,
    successMessage:
      stock === 0 ? t('markSoldOut.done', { name }) : t('stock.done', { name, count: stock }),
    send: () => setStock(unit.UnitId, stock),
    undo: () => setStock(unit.UnitId, unit.Stock),
  };
};

/** Undo gives each unit the stock that it had. */
export const soldOutChange = ({ Name: name, Units }: StaffItem): ItemChange => {
  const units = Units.filter(({ Stock }) => Stock > 0);
  return {
    name,
    successMessage: t('markSoldOut.done', { name }),
    send: () =>
      sendAll(
        units.map(
          ({ UnitId }) =>
            () =>
              setStock(UnitId, 0),
        ),
      ),
    undo: () =>
      sendAll(
        units.map(
          ({ UnitId, Stock }) =>
            () =>
              setStock(UnitId, Stock),
        ),
      ),
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
