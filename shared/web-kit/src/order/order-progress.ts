import { isActiveStatus, orderProgress } from '@tokri/contracts';

/** How far an order is: steps done and, of the next one, whether it is under way. */
export const progressSteps = (
  status: number,
): { readonly step: number; readonly of: number; readonly isActive: boolean } => {
  const { step, of } = orderProgress(status);
  return { step, of, isActive: step > 0 && isActiveStatus(status) };
};
