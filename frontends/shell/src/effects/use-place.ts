import { useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

/** Who signs in without a pincode on this device is shown the shop of their saved address. */
export const usePlace = (): void => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const isKnown = useSession((state) => state.pincode !== '');
  useEffect(() => {
    if (userId === 0 || isKnown) return;
    import('@tokri/web-kit/pincode')
      .then(({ takePincodeOfAddress }) => takePincodeOfAddress())
      .catch(() => undefined);
  }, [userId, isKnown]);
};
