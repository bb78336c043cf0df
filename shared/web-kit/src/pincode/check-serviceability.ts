import { checkPincode as checkShape, validationMessages } from '@tokri/contracts';
import { slotOperations } from '@tokri/contracts/http';
import { callApi, isApiProblem } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export type ServiceabilityResult =
  | { readonly kind: 'served'; readonly pincode: string; readonly location: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Six digits, then the server's word (row U5): `Id` 0 is served, an empty list a failure (section 8, readings 22). A call that no answer came to says so itself. */
export const checkServiceability = async (text: string): Promise<ServiceabilityResult> => {
  const shape = checkShape(text);
  if (!shape.ok) return { kind: 'refused', message: shape.message };
  const { user, companyId } = session();
  try {
    const [first] = await callApi(slotOperations.checkPincode, {
      query: { cmId: companyId, pin: shape.value, UserId: user?.Id ?? 0 },
    });
    if (!first) return { kind: 'refused', message: validationMessages.failedCheck };
    return first.Id === 0
      ? { kind: 'served', pincode: shape.value, location: first.Place }
      : { kind: 'refused', message: first.Message || validationMessages.notServed };
  } catch (problem) {
    return {
      kind: 'refused',
      message: isApiProblem(problem) && problem.status === 0 ? problem.message : validationMessages.failedCheck,
    };
  }
};
