import { isActiveStatus, orderProgress } from '@tokri/contracts/orders';

export const progressSteps = (
  status: number,
): { readonly step: number; readonly of: number; readonly isActive: boolean } => {
  const { step, of } = orderProgress(status);
  return { step, of, isActive: step > 0 && isActiveStatus(status) };
};
