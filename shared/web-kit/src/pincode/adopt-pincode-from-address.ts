import { userOperations } from '@tokri/contracts/http';
import { callApi } from '@tokri/web-kit/platform';
import { updateSession, session } from '@tokri/web-kit/session';
import { chosenAddress } from '../address/address-rules.ts';
import { readChosenAddressId } from '../address/chosen-address-id.ts';

/**
 * Who has told no pincode on this device but has a saved address gets that address's: the one last chosen for an order, else the
 * first whose pincode is served. Answers the pincode that is stored then; empty when none is known or none could be asked for.
 */
export const adoptPincodeFromAddress = async (): Promise<string> => {
  const { user, pincode } = session();
  if (pincode || !user) return pincode;
  const addresses = await callApi(userOperations.listAddresses, { query: { uId: user.Id } }).catch(
    () => [],
  );
  const found = chosenAddress(
    addresses.filter(({ Pincode, PincodeVerified }) => PincodeVerified && /^\d{6}$/.test(Pincode)),
    { chosenId: readChosenAddressId(), pincode: '' },
  );
  const now = session();
  // Told, or signed out, while the answer was on its way.
  if (now.pincode || now.user?.Id !== user.Id || !found) return now.pincode;
  updateSession({ pincode: found.Pincode });
  return found.Pincode;
};
