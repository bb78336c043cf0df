import { stockStates, type StockState } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { maxItemSearchLength } from '@tokri/contracts/validation';

export interface StockFilter {
  readonly locationId: number;
  readonly search: string;
  /** Empty for all packs. */
  readonly stock: readonly StockState[];
  readonly page: number;
}

const storageKey = 'tokri.stock-location';

const parseId = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;

/** The location of the address, else the one chosen last on this device. */
export const parseStockFilter = (params: URLSearchParams): StockFilter => ({
  locationId:
    parseId(params.get('LocationId')) ||
    parseId(localStorage.getItem(storageKey)) ||
    defaultLocationId,
  search: (params.get('Search') ?? '').trim().slice(0, maxItemSearchLength),
  stock: stockStates.filter((state) => params.get('Stock')?.split(',').includes(state)),
  page: parseId(params.get('page')) || 1,
});

export const rememberLocation = (locationId: number): void =>
  localStorage.setItem(storageKey, String(locationId));

export const formatStockFilter = ({
  locationId,
  search,
  stock,
  page,
}: StockFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      LocationId: String(locationId),
      Search: search,
      Stock: stock.join(','),
      page: page > 1 ? String(page) : '',
    }).filter(([, text]) => text !== ''),
  );
