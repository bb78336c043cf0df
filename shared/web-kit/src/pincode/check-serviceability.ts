import { checkDeliveryCode as checkShape, validationMessages } from '@tokri/contracts/validation';
import { slotOperations } from '@tokri/contracts/api';
import { callApi, isApiProblem } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export type ServiceabilityResult =
  | { readonly kind: 'served'; readonly pincode: string; readonly location: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** `Id` 0 means served; an empty list is a failed check. */
export const checkServiceability = async (text: string): Promise<ServiceabilityResult> => {
  const validation = checkShape(text);
  if (!validation.ok) return { kind: 'rejected', message: validation.message };
  const { user, companyId } = session();
  try {
    const [first] = await callApi(slotOperations.checkPincode, {
      query: { cmId: companyId, pin: validation.value, UserId: user?.Id ?? 0 },
    });
    if (!first) return { kind: 'rejected', message: validationMessages.failedCheck };
    return first.Id === 0
      ? { kind: 'served', pincode: validation.value, location: first.Place }
      : { kind: 'rejected', message: first.Message || validationMessages.notServed };
  } catch (problem) {
    return {
      kind: 'rejected',
      message:
        isApiProblem(problem) && problem.status === 0
          ? problem.message
          : validationMessages.failedCheck,
    };
  }
};
