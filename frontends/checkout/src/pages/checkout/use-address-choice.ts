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
  /** Selects a new address, or the new version of the selected one; returns whether it did. */
  readonly selectSavedAddress: (id: number, replacedId: number) => boolean;
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
  const selectSavedAddress = (id: number, replacedId: number): boolean => {
    const chosen = findSelectedAddress({ addresses, chosenId }, session().pincode);
    const isSelected = replacedId === 0 || !chosen || chosen.Id === replacedId;
    if (isSelected) setSavedId(id);
    return isSelected;
  };
  return { addresses, chosenId, choose, selectSavedAddress };
};
