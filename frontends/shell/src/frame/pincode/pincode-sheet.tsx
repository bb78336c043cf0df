import { lazyPage } from '@tokri/web-kit/platform';
import { closePincodePrompt, usePincodePrompt } from '@tokri/web-kit/session';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const PincodeForm = lazyPage(() => import('./pincode-form.tsx').then((file) => file.PincodeForm));

export const PincodeSheet = () => {
  const { isOpen, onKnown } = usePincodePrompt();
  const continueWithPincode = (): void => {
    closePincodePrompt();
    onKnown?.();
  };
  return isOpen ? (
    <Sheet title={t('pincode.title')} onClose={closePincodePrompt}>
      <PincodeForm isRequired={onKnown !== undefined} onServed={continueWithPincode} />
    </Sheet>
  ) : null;
};
