import type { AddressResponse } from '@tokri/contracts/api';
import {
  chosenAddress,
  readChosenAddressId,
  storeChosenAddressId,
  useAddresses,
} from '@tokri/web-kit/address';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { updateSession, session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';

export interface AddressChoice {
  readonly addresses: UseQueryResult<AddressResponse[]>;
  readonly chosenId: number;
  readonly choose: (address: AddressResponse) => void;
  readonly selectSavedAddress: (id: number, replacedId: number) => void;
}

export const findSelectedAddress = (
  { addresses, chosenId }: Pick<AddressChoice, 'addresses' | 'chosenId'>,
  pincode: string,
): AddressResponse | undefined => chosenAddress(addresses.data ?? [], { chosenId, pincode });

const adoptAddress = (address: AddressResponse): void => {
  storeChosenAddressId(address.Id);
  if (session().pincode !== address.Pincode) updateSession({ pincode: address.Pincode });
};

export const useAddressChoice = (userId: number): AddressChoice => {
  const addresses = useAddresses(userId);
  const [chosenId, setChosenId] = useState(readChosenAddressId);
  const [savedId, setSavedId] = useState(0);
  const choose = (address: AddressResponse): void => {
    adoptAddress(address);
    setChosenId(address.Id);
  };
  const saved = addresses.data?.find(({ Id }) => Id === savedId);
  useEffect(() => {
    if (!saved) return;
    setSavedId(0);
    setChosenId(saved.Id);
    adoptAddress(saved);
  }, [saved]);
  const selectSavedAddress = (id: number, replacedId: number): void => {
    const chosen = findSelectedAddress({ addresses, chosenId }, session().pincode);
    if (!chosen || chosen.Id === replacedId) setSavedId(id);
  };
  return { addresses, chosenId, choose, selectSavedAddress };
};
