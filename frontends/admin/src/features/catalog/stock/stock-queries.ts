import {
  itemAdminOperations,
  type RequestQuery,
  type StaffItemResponse,
  type StockCountResponse,
} from '@tokri/contracts/api';
import { isLowStock, type StockState } from '@tokri/contracts/orders';
import type { StaffMovementKind } from '@tokri/contracts/validation';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import { packName } from '../pack-name.ts';
import type { StockChange } from './queue/queued-movement.ts';
import { formatStockFilter, type StockFilter } from './stock-filter.ts';

/** Orders and other staff change the stock meanwhile. */
const pollIntervalMs = 15_000;
/** As many as one call takes. */
const maxUnits = 200;
const movementsPerPage = 50;
const onSale = 1;

const { countStockAlerts, listStaffItems, listStockCounts, listStockMovements } =
  itemAdminOperations;

export const refreshStock = (client: QueryClient): void =>
  [countStockAlerts, listStaffItems, listStockCounts, listStockMovements].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export type StockedUnit = StaffItemResponse['Units'][number];

export interface StockRow {
  readonly item: StaffItemResponse;
  readonly unit: StockedUnit;
  /** Missing while the location has never had stock of the unit. */
  readonly count: StockCountResponse | undefined;
  /** When the count was read, by the clock of this device. */
  readonly seenAt: number;
  /** What this device has not sent yet. */
  readonly waiting?: StockChange['Kind'] | undefined;
}

export const rowName = ({ item, unit }: Pick<StockRow, 'item' | 'unit'>): string =>
  `${item.Name}, ${packName(unit)}`;

export interface StockFigures {
  readonly free: number;
  readonly reserved: number;
  /** All that is on the shelf. */
  readonly counted: number;
  /** Reserved, and not on the shelf. */
  readonly short: number;
}

export const toFigures = ({ count }: Pick<StockRow, 'count'>): StockFigures => {
  const { Free: free = 0, SetAside: reserved = 0, Short: short = 0 } = count ?? {};
  return { free, reserved, counted: free + reserved - short, short };
};

const toRows = (
  items: readonly StaffItemResponse[],
  counts: readonly StockCountResponse[],
  seenAt: number,
): readonly StockRow[] => {
  const byUnit = new Map(counts.map((count) => [count.UnitId, count]));
  return items.flatMap((item) =>
    item.Units.map((unit) => ({ item, unit, count: byUnit.get(unit.UnitId), seenAt })),
  );
};

const stateOf = ({ unit }: StockRow): StockState | '' => {
  if (unit.Stock === 0) return 'out';
  return isLowStock(unit.Stock) ? 'low' : '';
};

/** The list selects items; of these only the packs in a chosen state are shown. */
const matches = (row: StockRow, { stock }: StockFilter): boolean =>
  stock.length === 0 || stock.some((state) => state === stateOf(row));

type ListedStates = NonNullable<RequestQuery<typeof listStaffItems>['Stock']>;

const fetchCounts = async (
  unitIds: readonly number[],
  locationId: number,
  signal: AbortSignal,
): Promise<readonly StockCountResponse[]> => {
  const parts = Array.from({ length: Math.ceil(unitIds.length / maxUnits) }, (_, part) =>
    unitIds.slice(part * maxUnits, (part + 1) * maxUnits),
  );
  const counts = await Promise.all(
    parts.map((part) =>
      callApi(listStockCounts, {
        query: { UnitIds: part, LocationId: locationId },
        signal,
      }),
    ),
  );
  return counts.flat();
};

export const useStock = (filter: StockFilter) =>
  useQuery({
    queryKey: [listStaffItems.operationId, 'stock', formatStockFilter(filter)],
    queryFn: async ({ signal }) => {
      const seenAt = Date.now();
      const { locationId, search, stock, page } = filter;
      const items = await callApiPage(listStaffItems, {
        query: {
          LocationId: locationId,
          ...(search === '' ? {} : { Search: search }),
          // What customers cannot see cannot run out for them.
          ...(stock.length === 0 ? {} : { Stock: stock.join(',') as ListedStates, Status: onSale }),
          page,
          pageSize: rowsPerPage,
        },
        signal,
      });
      const counts = await fetchCounts(
        items.rows.flatMap(({ Units }) => Units.map(({ UnitId }) => UnitId)),
        locationId,
        signal,
      );
      const rows = toRows(items.rows, counts, seenAt).filter((row) => matches(row, filter));
      return { rows, total: items.total };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useStockCount = (unitId: number, locationId: number) =>
  useQuery({
    queryKey: [listStockCounts.operationId, unitId, locationId],
    queryFn: async ({ signal }) => {
      const seenAt = Date.now();
      const [count] = await fetchCounts([unitId], locationId, signal);
      return { count, seenAt };
    },
    refetchInterval: pollIntervalMs,
  });

export interface MovementsFilter {
  readonly unitId: number;
  readonly locationId: number;
  readonly kind: StaffMovementKind | 'order' | '';
  readonly from: string;
  readonly to: string;
}

export const useMovements = ({ unitId, locationId, kind, from, to }: MovementsFilter) =>
  useInfiniteQuery({
    queryKey: [listStockMovements.operationId, unitId, locationId, kind, from, to],
    queryFn: ({ pageParam, signal }) =>
      callApi(listStockMovements, {
        query: {
          ...(unitId > 0 ? { UnitId: unitId } : {}),
          LocationId: locationId,
          ...(kind === '' ? {} : { Kind: kind }),
          ...(from === '' ? {} : { From: from }),
          ...(to === '' ? {} : { To: to }),
          ...(pageParam === '' ? {} : { Before: pageParam }),
          Limit: movementsPerPage,
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next || undefined,
  });
