import { lazyPage, useNavigate } from '@tokri/web-kit/platform';
import { closePincodeQuestion, usePincodeQuestion } from '@tokri/web-kit/session';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

const PincodeForm = lazyPage(() => import('./pincode-form.tsx').then((file) => file.PincodeForm));

export const PincodeSheet = () => {
  const { isOpen, wantedPath } = usePincodeQuestion();
  const navigate = useNavigate();
  const goOn = (): void => {
    closePincodeQuestion();
    if (wantedPath) void navigate(wantedPath);
  };
  return isOpen ? (
    <Sheet title={t('pincode.title')} onClose={closePincodeQuestion}>
      <PincodeForm onServed={goOn} />
    </Sheet>
  ) : null;
};
