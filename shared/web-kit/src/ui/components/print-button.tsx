import type { ReactNode } from 'react';
import { device } from '../../platform/device/current-device.ts';
import { Icon } from '../icon.tsx';
import { ReceiptText } from '../icons.ts';
import { Button } from './button.tsx';

/** Nothing where the page cannot be printed. */
export const PrintButton = ({ children }: { readonly children: ReactNode }) => {
  const { print } = device();
  return (
    print && (
      <Button kind="secondary" isSmall onClick={print}>
        <Icon icon={ReceiptText} size={16} />
        {children}
      </Button>
    )
  );
};
