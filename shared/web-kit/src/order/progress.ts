import { isRunning, stepOnWay } from '@tokri/contracts';

/** How far an order is: steps done and, of the next one, whether it is under way. */
export const progressOf = (
  status: number,
): { readonly step: number; readonly of: number; readonly isUnderWay: boolean } => {
  const { step, of } = stepOnWay(status);
  return { step, of, isUnderWay: step > 0 && isRunning(status) };
};
