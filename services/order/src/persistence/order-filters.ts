import { orderStatus } from '@tokri/contracts/orders';
import { escapeRegex } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { OrderFilter } from '../application/ports/order-store.ts';
import { newestOrdersFilter } from './newest-orders-filter.ts';
import type { OrderDocument } from './order-document.ts';

export const findStatusName = (status: number): string | undefined =>
  Object.entries(orderStatus).find(([, number]) => number === status)?.[0];

const toStatusQuery = ({ status }: Pick<OrderFilter, 'status'>) =>
  status === undefined ? {} : { status: findStatusName(status) ?? 'none' };

const toNumberQuery = (search: string) => ({
  transactionNumber: { $regex: escapeRegex(search), $options: 'i' },
});

/** For lists that another index bounds, such as those of a customer. */
export const toQuery = ({ status, search }: Pick<OrderFilter, 'status' | 'search'>) => ({
  ...toStatusQuery({ status }),
  ...(search === undefined ? {} : toNumberQuery(search)),
});

export const toNewestQuery = async (
  model: Model<OrderDocument>,
  { status, search }: OrderFilter,
): Promise<Record<string, unknown>> => ({
  ...toStatusQuery({ status }),
  ...(search === undefined ? {} : await newestOrdersFilter(model, search, toNumberQuery(search))),
});
