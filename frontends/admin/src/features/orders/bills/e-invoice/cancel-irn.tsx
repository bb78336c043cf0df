import type { BillResponse } from '@tokri/contracts/api';
import { eInvoiceCancellableMs } from '@tokri/contracts/tax';
import { Button } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { CancelIrnSheet } from './cancel-irn-sheet.tsx';
import { t } from './labels.ts';

const isCancellable = ({ AckAt }: NonNullable<BillResponse['EInvoice']>): boolean =>
  Date.now() - Date.parse(AckAt) <= eInvoiceCancellableMs;

/** The button stays after the cancellation, so that the focus can return to it from the sheet. */
export const CancelIrn = ({ bill }: { readonly bill: BillResponse }) => {
  const [isOpen, setOpen] = useState(false);
  const { EInvoice: eInvoice, Number: number } = bill;
  if (!eInvoice || !(eInvoice.IsCancelled || isOpen || isCancellable(eInvoice))) return null;
  const { IsCancelled: isCancelled } = eInvoice;
  return (
    <>
      <Button
        kind="secondary"
        isSmall
        aria-disabled={isCancelled || undefined}
        aria-label={isCancelled ? undefined : t('cancelOf', { number })}
        onClick={isCancelled ? undefined : () => setOpen(true)}
      >
        {t(isCancelled ? 'isCancelled' : 'cancel')}
      </Button>
      {isOpen && <CancelIrnSheet bill={bill} onClose={() => setOpen(false)} />}
    </>
  );
};
