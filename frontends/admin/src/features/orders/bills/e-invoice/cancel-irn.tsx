import type { BillResponse } from '@tokri/contracts/api';
import { eInvoiceCancellableMs } from '@tokri/contracts/tax';
import { useState } from 'react';
import { OneTimeButton } from '../one-time-button.tsx';
import { CancelIrnSheet } from './cancel-irn-sheet.tsx';
import { t } from './labels.ts';

const isCancellable = ({ AckAt }: NonNullable<BillResponse['EInvoice']>): boolean =>
  Date.now() - Date.parse(AckAt) <= eInvoiceCancellableMs;

export const CancelIrn = ({ bill }: { readonly bill: BillResponse }) => {
  const [isOpen, setOpen] = useState(false);
  const { EInvoice: eInvoice, Number: number } = bill;
  if (!eInvoice || !(eInvoice.IsCancelled || isOpen || isCancellable(eInvoice))) return null;
  return (
    <>
      <OneTimeButton
        text={t('cancel')}
        label={t('cancelOf', { number })}
        doneText={t('isCancelled')}
        isDone={eInvoice.IsCancelled}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CancelIrnSheet bill={bill} onClose={() => setOpen(false)} />}
    </>
  );
};
