import type { Operation } from '@tokri/contracts/api';

/** The share of traces that are recorded: an order is rare and worth its trace, a read is neither. */
const ratios = { money: 1, write: 0.05, read: 0.01 } as const;

type SampledFields = Pick<Operation, 'service' | 'method' | 'hasSideEffects'> & {
  readonly auth: Pick<Operation['auth'], 'kind'>;
};

const samplingRatio = (operation: SampledFields | undefined): number => {
  if (!operation || (operation.method === 'GET' && !operation.hasSideEffects)) return ratios.read;
  const { service, auth } = operation;
  const isMoneyOrStaff = service === 'order' || service === 'billing' || auth.kind === 'staff';
  return isMoneyOrStaff ? ratios.money : ratios.write;
};

const idDigits = 8;

/**
 * Decides by the id that this process gave to the request. Neither the flag nor the trace id of a
 * browser has a say, and all calls of one request to the services agree.
 */
export const isSampled = (spanId: string, operation: SampledFields | undefined): boolean =>
  Number.parseInt(spanId.slice(0, idDigits), 16) / 16 ** idDigits < samplingRatio(operation);
