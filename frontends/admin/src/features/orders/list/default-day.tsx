import { Navigate, useLocation } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import type { OrderFilter } from '../order-filter.ts';
import { formatOrderFilter } from '../order-filter.ts';
import { useNextOrderDay, useOrder } from '../order-queries.ts';

/**
 * Undefined while it is unknown. A link to an order opens the day of that order; without one, or if
 * the order cannot be read, it is the next day with orders.
 */
const useDefaultDay = (openId: number): string | undefined => {
  const order = useOrder(openId);
  const isOrderSettled = openId === 0 || order.isError;
  const nextDay = useNextOrderDay(today(), isOrderSettled);
  if (order.data) return order.data.PDate;
  if (!isOrderSettled || nextDay.isPending) return undefined;
  return nextDay.data ?? today();
};

/** Writes the day into the URL, so that it stays when orders come and go. */
export const RedirectToDefaultDay = ({
  openId,
  filter,
}: {
  readonly openId: number;
  readonly filter: OrderFilter;
}) => {
  const { pathname } = useLocation();
  const day = useDefaultDay(openId);
  if (day === undefined) return null;
  return <Navigate to={{ pathname, search: formatOrderFilter({ ...filter, day }) }} replace />;
};
