import { lazyPage, useNavigate } from '@tokri/web-kit/platform';
import { closePincodePrompt, usePincodePrompt } from '@tokri/web-kit/session';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const PincodeForm = lazyPage(() => import('./pincode-form.tsx').then((file) => file.PincodeForm));

export const PincodeSheet = () => {
  const { isOpen, targetPath } = usePincodePrompt();
  const navigate = useNavigate();
  const continueToTarget = (): void => {
    closePincodePrompt();
    if (targetPath) void navigate(targetPath);
  };
  return isOpen ? (
    <Sheet title={t('pincode.title')} onClose={closePincodePrompt}>
      <PincodeForm onServed={continueToTarget} />
    </Sheet>
  ) : null;
};
