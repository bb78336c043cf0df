import { userOperations } from '@tokri/contracts/api';
import { isDeliveryCode } from '@tokri/contracts/market';
import { callApi } from '@tokri/web-kit/platform';
import { updateSession, session } from '@tokri/web-kit/session';
import { chosenAddress } from '../address/address-rules.ts';
import { readChosenAddressId } from '../address/chosen-address-id.ts';

export const adoptPincodeFromAddress = async (): Promise<string> => {
  const { user, pincode } = session();
  if (pincode || !user) return pincode;
  const addresses = await callApi(userOperations.listAddresses, { query: { uId: user.Id } }).catch(
    () => [],
  );
  const found = chosenAddress(
    addresses.filter(({ Pincode, PincodeVerified }) => PincodeVerified && isDeliveryCode(Pincode)),
    { chosenId: readChosenAddressId(), pincode: '' },
  );
  const now = session();
  if (now.pincode || now.user?.Id !== user.Id || !found) return now.pincode;
  updateSession({ pincode: found.Pincode });
  return found.Pincode;
};
