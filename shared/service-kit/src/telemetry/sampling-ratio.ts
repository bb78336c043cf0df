import type { Operation } from '@tokri/contracts/api';
import { billingEvents, orderEvents } from '@tokri/contracts/events';

/** The share of traces that are recorded: an order is rare and worth its trace, a read is neither. */
const ratios = { money: 1, write: 0.05, read: 0.01 } as const;

type SampledFields = Pick<Operation, 'service' | 'method' | 'hasSideEffects'> & {
  readonly auth: Pick<Operation['auth'], 'kind'>;
};

export const defaultSamplingRatio = ratios.read;

export const operationSamplingRatio = ({
  service,
  method,
  hasSideEffects,
  auth,
}: SampledFields): number => {
  if (method === 'GET' && !hasSideEffects) return ratios.read;
  const isMoneyOrStaff = service === 'order' || service === 'billing' || auth.kind === 'staff';
  return isMoneyOrStaff ? ratios.money : ratios.write;
};

/** Of an event without a request, for example of an order that expires. */
export const topicSamplingRatio = (topic: string): number =>
  topic === orderEvents.name || topic === billingEvents.name ? ratios.money : ratios.write;
