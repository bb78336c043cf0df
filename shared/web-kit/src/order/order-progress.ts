import { isActiveStatus, orderProgress } from '@tokri/contracts/orders';

export const progressSteps = (
  status: number,
): { readonly completedSteps: number; readonly totalSteps: number; readonly isActive: boolean } => {
  const { step, of } = orderProgress(status);
  return { completedSteps: step, totalSteps: of, isActive: step > 0 && isActiveStatus(status) };
};
