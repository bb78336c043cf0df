import { itemListPath } from '@tokri/contracts/platform';
import { adoptPincodeFromAddress } from '@tokri/web-kit/pincode';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { openPincodePromptFor, useSession } from '@tokri/web-kit/session';
import { dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { homePath } from '../../catalog/paths.ts';
import { t } from './labels.ts';

export const useRequiredPincode = (): string => {
  const pincode = useSession((state) => state.pincode);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (pincode) return undefined;
    let isMounted = true;
    const askForPincode = async (): Promise<void> => {
      if ((await adoptPincodeFromAddress()) || !isMounted) return;
      await showDialog({ type: dialogTypes.warning, message: t('list.needPincode') });
      if (!isMounted) return;
      void navigate(homePath, { replace: true });
      openPincodePromptFor(`${itemListPath}${search}`);
    };
    void askForPincode();
    return () => {
      isMounted = false;
    };
  }, [pincode, navigate, search]);
  return pincode;
};
