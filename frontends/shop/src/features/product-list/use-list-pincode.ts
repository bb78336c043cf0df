import { adoptPincodeFromAddress } from '@tokri/web-kit/pincode';
import { requirePincode, useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

/** The list is shown already, and follows the pincode by itself. */
const nothingToResume = (): void => undefined;

/** The pincode, or ''. Without one, the page asks for it once per visit. */
export const useListPincode = (): string => {
  const pincode = useSession((state) => state.pincode);
  const isKnown = pincode !== '';
  useEffect(() => {
    if (isKnown) return undefined;
    let isMounted = true;
    void adoptPincodeFromAddress().then((adopted) => {
      if (!adopted && isMounted) requirePincode(nothingToResume);
    });
    return () => {
      isMounted = false;
    };
  }, [isKnown]);
  return pincode;
};
