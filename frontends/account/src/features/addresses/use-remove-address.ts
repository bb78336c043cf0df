import { userOperations, type AddressResponse } from '@tokri/contracts/api';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import {
  CircleAlert,
  dialogTypes,
  escapeHtml,
  isConfirmed,
  showDialog,
  showToast,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';

interface RemoveAddressOptions {
  readonly userId: number;
  /** Of a default address: the one that takes its place, if there is another. */
  readonly findNextDefault: (removed: AddressResponse) => AddressResponse | undefined;
  readonly refetch: () => Promise<unknown>;
  /** Before the list is read again: the button that was pressed is about to disappear. */
  readonly onRemoved: (address: AddressResponse) => void;
}

const confirmRemoval = async ({ Name, Address, Pincode }: AddressResponse): Promise<boolean> => {
  const text = t('addresses.confirmRemoval', { name: Name, address: Address, pincode: Pincode });
  return isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(text) }));
};

const removedText = ({ Name }: AddressResponse, next: AddressResponse | undefined): string =>
  next
    ? t('addresses.removedDefault', { name: Name, next: next.Name, pincode: next.Pincode })
    : t('addresses.removed', { name: Name });

export const useRemoveAddress = ({
  userId,
  findNextDefault,
  refetch,
  onRemoved,
}: RemoveAddressOptions) => {
  const [removingId, setRemovingId] = useState(0);
  const send = async (address: AddressResponse): Promise<void> => {
    const query = { UserId: userId, Id: address.Id };
    const result = await sendCommand(userOperations.removeAddress, { query });
    if (result.kind !== 'done') {
      showToast({ icon: CircleAlert, text: result.message });
      return;
    }
    showToast({ text: removedText(address, findNextDefault(address)) });
    onRemoved(address);
  };
  const remove = async (address: AddressResponse): Promise<void> => {
    if (removingId > 0 || !(await confirmRemoval(address))) return;
    setRemovingId(address.Id);
    try {
      await send(address);
    } catch (error) {
      showToast({ icon: CircleAlert, text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      // A request without a response may have succeeded.
      await refetch();
      setRemovingId(0);
    }
  };
  return { remove, removingId };
};
