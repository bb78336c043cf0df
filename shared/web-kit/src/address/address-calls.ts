import { userOperations, type AddressAnswer } from '@tokri/contracts/http';
import { call, useQuery, write, type Outcome, type UseQueryResult } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import type { AddressForm } from './address-rules.ts';

export const addressesKey = (userId: number) => [userOperations.listAddresses.id, userId] as const;

export const useAddresses = (userId: number): UseQueryResult<AddressAnswer[]> =>
  useQuery({
    queryKey: addressesKey(userId),
    queryFn: ({ signal }) => call(userOperations.listAddresses, { query: { uId: userId }, signal }),
    enabled: userId > 0,
  });

/** Row U9. `idempotencyKey` makes a repeated save the same save. */
export const saveAddress = (
  { pincode, name, mobile, address, email }: AddressForm,
  old: AddressAnswer | null,
  idempotencyKey: string,
): Promise<Outcome> => {
  const { user } = session();
  const body = {
    Id: old?.Id ?? 0,
    UserId: user?.Id ?? 0,
    Name: name.trim(),
    Email: email.trim(),
    Mobile: mobile.trim(),
    Address: address.trim(),
    Pincode: pincode.trim(),
    Source: old?.Source ?? (1 as const),
    CompanyGSTIN: user?.GSTN ?? '',
  };
  return write(userOperations.saveAddress, { body, idempotencyKey });
};
