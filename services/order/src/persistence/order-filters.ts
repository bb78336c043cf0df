import { orderStatus } from '@tokri/contracts/orders';
import type { OrderFilter } from '../application/ports/order-store.ts';

export const findStatusName = (status: number): string | undefined =>
  Object.entries(orderStatus).find(([, number]) => number === status)?.[0];
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const toQuery = ({ status, search }: OrderFilter) => ({
  ...(status === undefined ? {} : { status: findStatusName(status) ?? 'none' }),
  ...(search === undefined
    ? {}
    : { transactionNumber: { $regex: escapeRegex(search), $options: 'i' } }),
});
