import { device } from '@tokri/web-kit/platform';
import { Button, Icon, ReceiptText } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

/** Nothing where the page cannot be printed. */
export const PrintButton = () => {
  const { print } = device();
  return (
    print && (
      <Button kind="secondary" isSmall onClick={print}>
        <Icon icon={ReceiptText} size={16} />
        {t('bill.print')}
      </Button>
    )
  );
};
