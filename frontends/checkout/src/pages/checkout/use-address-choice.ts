import type { AddressAnswer } from '@tokri/contracts/http';
import { chosenAddress, readChosenId, storeChosenId, useAddresses } from '@tokri/web-kit/address';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { changeSession, session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';

export interface AddressChoice {
  readonly addresses: UseQueryResult<AddressAnswer[]>;
  readonly chosenId: number;
  readonly choose: (address: AddressAnswer) => void;
  /** A saved address takes the place of the chosen one, or of none. */
  readonly takeSaved: (id: number, replacedId: number) => void;
}

export const addressOf = (
  { addresses, chosenId }: Pick<AddressChoice, 'addresses' | 'chosenId'>,
  pincode: string,
): AddressAnswer | undefined => chosenAddress(addresses.data ?? [], { chosenId, pincode });

const takeOver = (address: AddressAnswer): void => {
  storeChosenId(address.Id);
  if (session().pincode !== address.Pincode) changeSession({ pincode: address.Pincode });
};

/** Which saved address the order goes to. Choosing one makes its pincode that of the visit: prices and slots are those of the place. */
export const useAddressChoice = (userId: number): AddressChoice => {
  const addresses = useAddresses(userId);
  const [chosenId, setChosenId] = useState(readChosenId);
  const [savedId, setSavedId] = useState(0);
  const choose = (address: AddressAnswer): void => {
    takeOver(address);
    setChosenId(address.Id);
  };
  const saved = addresses.data?.find(({ Id }) => Id === savedId);
  useEffect(() => {
    if (!saved) return;
    setSavedId(0);
    setChosenId(saved.Id);
    takeOver(saved);
  }, [saved]);
  const takeSaved = (id: number, replacedId: number): void => {
    const chosen = addressOf({ addresses, chosenId }, session().pincode);
    if (!chosen || chosen.Id === replacedId) setSavedId(id);
  };
  return { addresses, chosenId, choose, takeSaved };
};
