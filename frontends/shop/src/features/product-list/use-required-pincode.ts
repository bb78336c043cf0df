import { adoptPincodeFromAddress } from '@tokri/web-kit/pincode';
import { requirePincode, useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

const showListAsItIs = (): void => undefined;

/** Asks for the pincode once per visit of the page. */
export const useRequiredPincode = (): string => {
  const pincode = useSession((state) => state.pincode);
  const isKnown = pincode !== '';
  useEffect(() => {
    if (isKnown) return undefined;
    let isMounted = true;
    void adoptPincodeFromAddress().then((adopted) => {
      if (!adopted && isMounted) requirePincode(showListAsItIs);
    });
    return () => {
      isMounted = false;
    };
  }, [isKnown]);
  return pincode;
};
