import {
  commandFailed,
  commandSucceeded,
  type itemAdminOperations,
  type RequestBody,
  type RequestQuery,
  type StockMovementResponse,
} from '@tokri/contracts/api';
import { dayMs, formatInstant, shopInstant } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  changeStock,
  undoStockChange,
  type ChangeStockDeps,
} from '../../application/stock/change-stock.ts';
import { countStockAlerts } from '../../application/stock/count-stock-alerts.ts';
import {
  listMovements,
  type ListedMovement,
  type ListMovementsQuery,
} from '../../application/stock/list-movements.ts';
import {
  freeToSell,
  shortForOrders,
  type StockChange,
  type StockCount,
} from '../../domain/stock/stock-movement.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { itemName } from '../items/item-name.ts';

type Body = RequestBody<typeof itemAdminOperations.recordStockMovement>;
type Query = RequestQuery<typeof itemAdminOperations.listStockMovements>;

const toCountFields = (count: StockCount) => ({
  Free: freeToSell(count),
  SetAside: count.reserved,
  Short: shortForOrders(count),
  IsWithdrawn: count.isWithdrawn,
});

const toStockChange = ({
  Kind,
  Quantity = 0,
  Shown,
  Reason = 'counted',
  Note,
}: Body & { readonly Kind: Exclude<Body['Kind'], 'undo'> }): StockChange => {
  switch (Kind) {
    case 'receive':
      return { kind: Kind, quantity: Quantity };
    case 'correct':
      return { kind: Kind, counted: Quantity, shown: Shown, reason: Reason, note: Note };
    default:
      return { kind: Kind };
  }
};

const secondsAgo = (now: Date, seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(now.getTime() - seconds * 1_000);

const record = (deps: ChangeStockDeps, body: Body, staffId: number) => {
  const now = deps.clock();
  const stock = {
    unitId: body.UnitId,
    locationId: body.LocationId,
    staffId,
    madeAt: secondsAgo(now, body.MadeSecondsAgo || undefined),
    seenAt: secondsAgo(now, body.SeenSecondsAgo),
  };
  const { Kind, Undone = '' } = body;
  return Kind === 'undo'
    ? undoStockChange(deps, { ...stock, requestId: body.Id, undone: Undone })
    : changeStock(deps, {
        ...stock,
        movementId: body.Id,
        change: toStockChange({ ...body, Kind }),
      });
};

const separator = '~';
const toPosition = (text: string) => {
  const [at = '', movementId = ''] = text.split(separator);
  return { at: new Date(at), movementId };
};

const startOfDay = (date: string): Date => shopInstant(date, '00:00');

const toMovementsQuery = ({
  UnitId,
  LocationId,
  From,
  To,
  Kind,
  Before,
  Limit,
}: Query): ListMovementsQuery => ({
  unitId: UnitId,
  locationId: LocationId,
  from: From === undefined ? undefined : startOfDay(From),
  to: To === undefined ? undefined : new Date(startOfDay(To).getTime() + dayMs),
  kind: Kind,
  before: Before === undefined ? undefined : toPosition(Before),
  limit: Limit,
});

const toMovementResponse = (
  movement: ListedMovement,
  names: { readonly ItemName: string; readonly UnitName: string },
): StockMovementResponse => {
  const common = {
    Id: movement.movementId,
    At: formatInstant(movement.at),
    UnitId: movement.unitId,
    ItemId: movement.itemId,
    ...names,
    LocationId: movement.locationId,
  };
  if (movement.source === 'order')
    return {
      ...common,
      Kind: 'order',
      Change: movement.change,
      Before: null,
      After: null,
      Reason: '',
      Note: '',
      StaffId: 0,
      Undone: '',
      OrderId: movement.orderId,
      Steps: movement.steps.map(({ kind, at }) => ({ Kind: kind, At: formatInstant(at) })),
    };
  return {
    ...common,
    Kind: movement.kind,
    ...(movement.madeAt ? { MadeAt: formatInstant(movement.madeAt) } : {}),
    Change: movement.after - movement.before,
    Before: movement.before,
    After: movement.after,
    ...(movement.reserved === undefined ? {} : { SetAside: movement.reserved }),
    Reason: movement.reason ?? '',
    Note: movement.note ?? '',
    StaffId: movement.staffId,
    Undone: movement.undone ?? '',
    OrderId: movement.orderId ?? 0,
    Steps: [],
  };
};

const findNames = (
  { catalogIndex }: Pick<ChangeStockDeps, 'catalogIndex'>,
  unitId: number,
  language: Language,
) => {
  const item = catalogIndex.findItemByUnit(unitId)?.item;
  return {
    ItemName: item ? itemName(item, language) : '',
    UnitName: item?.units.find((unit) => unit.unitId === unitId)?.name ?? '',
  };
};

export const createStockMovementHandlers = (
  deps: ChangeStockDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'record-stock-movement' | 'list-stock-movements' | 'list-stock-counts' | 'count-stock-alerts'
> => ({
  'record-stock-movement': async ({ body, caller, language }) => {
    const result = await record(deps, body, caller.userId);
    if (result.ok) return { body: [commandSucceeded(body.UnitId, toCountFields(result.value))] };
    const { Code, Message } = errorEntry(
      result.code,
      language,
      result.code === 'movement-id-taken' ? body.Id : undefined,
    );
    const current = 'current' in result ? toCountFields(result.current) : undefined;
    return { body: [commandFailed(Code, Message, current)] };
  },
  'list-stock-movements': async ({ query, language }) => {
    const { movements, hasMore } = await listMovements(deps, toMovementsQuery(query));
    const last = movements.at(-1);
    return {
      body: {
        Movements: movements.map((movement) =>
          toMovementResponse(movement, findNames(deps, movement.unitId, language)),
        ),
        Next: hasMore && last ? `${last.at.toISOString()}${separator}${last.movementId}` : '',
      },
    };
  },
  'list-stock-counts': async ({ query }) => ({
    body: (await deps.stockMovements.listCounts(query.UnitIds, query.LocationId)).map((count) => ({
      UnitId: count.unitId,
      LocationId: count.locationId,
      ...toCountFields(count),
    })),
  }),
  'count-stock-alerts': async () => ({
    body: countStockAlerts(deps).map(({ locationId, low, out }) => ({
      LocationId: locationId,
      Low: low,
      Out: out,
    })),
  }),
});
