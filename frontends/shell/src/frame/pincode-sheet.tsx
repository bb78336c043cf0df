import { closePincodeQuestion, usePincodeQuestion } from '@tokri/web-kit/session';
import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import { PincodeForm } from './pincode-form.tsx';

export const PincodeSheet = () => {
  const { isOpen } = usePincodeQuestion();
  return isOpen ? <Sheet title={t('pincode.title')} onClose={closePincodeQuestion}><PincodeForm onServed={closePincodeQuestion} /></Sheet> : null;
};
