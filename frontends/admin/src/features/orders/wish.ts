import { isDate, orderSearchLettersMax } from '@tokri/contracts';
import { today } from '@tokri/web-kit/ui';

/** What the list of orders shows; it stands in the address, so it can be shared and gone back to. */
export interface Wish {
  /** Delivery day, `yyyy-MM-dd`. */
  readonly day: string;
  /** Number of an order status; 0 is all. */
  readonly status: number;
  /** 0 is all. */
  readonly slotId: number;
  readonly search: string;
  /** The search looks at every day. */
  readonly isAllDays: boolean;
  readonly page: number;
}

const whole = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;

export const readWish = (address: URLSearchParams): Wish => {
  const day = address.get('PDate') ?? '';
  const search = (address.get('Search') ?? '').trim().slice(0, orderSearchLettersMax);
  return {
    day: isDate(day) ? day : today(),
    status: whole(address.get('Status'), 0),
    slotId: whole(address.get('SlotId'), 0),
    search,
    isAllDays: search !== '' && address.get('Days') === 'all',
    page: whole(address.get('page'), 1),
  };
};

/** The query of an address; what is as it is anyway stays out of it. */
export const writeWish = ({ day, status, slotId, search, isAllDays, page }: Wish): string => {
  const names = Object.entries({
    PDate: day === today() ? '' : day,
    Status: status || '',
    SlotId: slotId || '',
    Search: search,
    Days: isAllDays && search ? 'all' : '',
    page: page > 1 ? page : '',
  });
  const text = new URLSearchParams(
    names.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  ).toString();
  return text ? `?${text}` : '';
};

/** A change of what is shown begins at its first page. */
export const changed = (wish: Wish, change: Partial<Wish>): Wish => ({
  ...wish,
  page: 1,
  ...change,
});
