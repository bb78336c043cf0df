import { type AddressResponse, userOperations } from '@tokri/contracts/api';
import {
  callApi,
  useQuery,
  sendCommand,
  type CommandResult,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import type { AddressForm } from './address-rules.ts';

export const addressesQueryKey = (userId: number) =>
  [userOperations.listAddresses.operationId, userId] as const;

export const useAddresses = (userId: number): UseQueryResult<AddressResponse[]> =>
  useQuery({
    queryKey: addressesQueryKey(userId),
    queryFn: ({ signal }) =>
      callApi(userOperations.listAddresses, { query: { uId: userId }, signal }),
    enabled: userId > 0,
  });

export const saveAddress = (
  { pincode, name, mobile, address, email }: AddressForm,
  existing: AddressResponse | null,
  idempotencyKey: string,
): Promise<CommandResult> => {
  const { user } = session();
  const body = {
    Id: existing?.Id ?? 0,
    UserId: user?.Id ?? 0,
    Name: name.trim(),
    Email: email.trim(),
    Mobile: mobile.trim(),
    Address: address.trim(),
    Pincode: pincode.trim(),
    // The form of an address of a business is locked; one from a former business becomes the person's.
    Source: 1 as const,
    CompanyGSTIN: user?.GSTN ?? '',
  };
  return sendCommand(userOperations.saveAddress, { body, idempotencyKey });
};
