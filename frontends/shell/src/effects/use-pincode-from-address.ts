import { loadPart } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { useEffect } from 'react';

export const usePincodeFromAddress = (): void => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const isKnown = useSession((state) => state.pincode !== '');
  useEffect(() => {
    if (userId === 0 || isKnown) return;
    loadPart(() => import('@tokri/web-kit/pincode'))
      .then(({ adoptPincodeFromAddress }) => adoptPincodeFromAddress())
      .catch(() => undefined);
  }, [userId, isKnown]);
};
