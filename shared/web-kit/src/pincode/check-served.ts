import { checkPincode as checkShape, texts } from '@tokri/contracts';
import { slotOperations } from '@tokri/contracts/http';
import { call, isApiProblem } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export type PincodeAnswer =
  | { readonly kind: 'served'; readonly pincode: string; readonly place: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Six digits, then the server's word (row U5): `Id` 0 is served, an empty list a failure (section 8, readings 22). A call that no answer came to says so itself. */
export const checkServed = async (text: string): Promise<PincodeAnswer> => {
  const shape = checkShape(text);
  if (!shape.ok) return { kind: 'refused', message: shape.message };
  const { user, companyId } = session();
  try {
    const [first] = await call(slotOperations.checkPincode, {
      query: { cmId: companyId, pin: shape.value, UserId: user?.Id ?? 0 },
    });
    if (!first) return { kind: 'refused', message: texts.failedCheck };
    return first.Id === 0
      ? { kind: 'served', pincode: shape.value, place: first.Place }
      : { kind: 'refused', message: first.Message || texts.notServed };
  } catch (problem) {
    return {
      kind: 'refused',
      message: isApiProblem(problem) && problem.status === 0 ? problem.message : texts.failedCheck,
    };
  }
};
