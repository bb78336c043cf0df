import { useLocation } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { BulkChangeSheet } from './bulk-change-sheet.tsx';
import { t } from './labels.ts';
import { useBulkKinds } from './use-bulk-kinds.ts';
import type { PreparedFrom } from './use-prepare-change.ts';

const isPreparedFrom = (state: unknown): state is PreparedFrom =>
  typeof state === 'object' && state !== null && 'selection' in state && 'form' in state;

const labelKeys = { percent: 'adjust.percent', amount: 'adjust.amount' } as const;

/** Asks again with the same items and the values of the last time. */
export const AdjustChange = ({ path }: { readonly path: string }) => {
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(false);
  const kinds = useBulkKinds();
  if (!isPreparedFrom(state)) return null;
  const { selection, form } = state;
  const key = form.kind === 'percent' || form.kind === 'amount' ? labelKeys[form.kind] : 'adjust';
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t(key)}
      </Button>
      {isOpen && (
        <BulkChangeSheet
          selection={selection}
          initial={form}
          kinds={kinds.includes(form.kind) ? kinds : [form.kind]}
          path={`${path}/changes`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
