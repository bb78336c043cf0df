import { checkPincode as checkShape, texts } from '@tokri/contracts';
import { slotOperations, userOperations, type AddressAnswer } from '@tokri/contracts/http';
import { call, isApiProblem, useQuery, write, type Outcome, type UseQueryResult } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import type { AddressForm } from './address-rules.ts';

export const addressesKey = (userId: number) => [userOperations.listAddresses.id, userId] as const;

export const useAddresses = (userId: number): UseQueryResult<AddressAnswer[]> =>
  useQuery({ queryKey: addressesKey(userId), queryFn: ({ signal }) => call(userOperations.listAddresses, { query: { uId: userId }, signal }), enabled: userId > 0 });

export type PincodeAnswer = { readonly kind: 'served'; readonly place: string } | { readonly kind: 'refused'; readonly message: string };

/** Row U5: `Id` 0 is served (section 8); an empty list is a failure (readings 22). */
export const checkServed = async (pincode: string): Promise<PincodeAnswer> => {
  const shape = checkShape(pincode);
  if (!shape.ok) return { kind: 'refused', message: shape.message };
  const { user, companyId } = session();
  try {
    const [first] = await call(slotOperations.checkPincode, { query: { cmId: companyId, pin: shape.value, UserId: user?.Id ?? 0 } });
    if (!first) return { kind: 'refused', message: texts.failedCheck };
    return first.Id === 0 ? { kind: 'served', place: first.Place } : { kind: 'refused', message: first.Message || texts.notServed };
  } catch (problem) {
    return { kind: 'refused', message: isApiProblem(problem) && problem.code === 'offline' ? problem.message : texts.failedCheck };
  }
};

/** Row U9. `idempotencyKey` makes a repeated save the same save. */
export const saveAddress = ({ pincode, name, mobile, address, email }: AddressForm, old: AddressAnswer | null, idempotencyKey: string): Promise<Outcome> => {
  const { user } = session();
  const body = { Id: old?.Id ?? 0, UserId: user?.Id ?? 0, Name: name.trim(), Email: email.trim(), Mobile: mobile.trim(), Address: address.trim(), Pincode: pincode.trim(), Source: old?.Source ?? (1 as const), CompanyGSTIN: user?.GSTN ?? '' };
  return write(userOperations.saveAddress, { body, idempotencyKey });
};
