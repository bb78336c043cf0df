import type { AddressResponse } from '@tokri/contracts/api';
import { useQueryClient } from '@tokri/web-kit/platform';
import { Note, Sheet } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from './labels.ts';
import { addressesQueryKey } from './address-queries.ts';
import { AddressEdit } from './address-edit.tsx';
import { AddressList } from './address-list.tsx';

const returnToListMs = 500;

export type AddressMode =
  { readonly kind: 'list' } | { readonly kind: 'edit'; readonly address: AddressResponse | null };

export interface AddressSheetProps {
  readonly userId: number;
  readonly addresses: readonly AddressResponse[];
  readonly chosenId: number;
  readonly initialMode: AddressMode;
  readonly onChoose: (address: AddressResponse) => void;
  readonly onSaved: (id: number, replacedId: number) => void;
  readonly onClose: () => void;
}

export const AddressSheet = ({
  userId,
  addresses,
  chosenId,
  initialMode: start,
  onChoose,
  onSaved,
  onClose,
}: AddressSheetProps) => {
  const client = useQueryClient();
  const [mode, setMode] = useState(start);
  const [saved, setSaved] = useState<'none' | 'first' | 'another'>('none');
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (saved === 'none') return undefined;
    const timer = setTimeout(
      () => (saved === 'first' ? close.current() : setMode({ kind: 'list' })),
      returnToListMs,
    );
    return () => clearTimeout(timer);
  }, [saved]);

  const handleSaved = (id: number, replacedId: number): void => {
    onSaved(id, replacedId);
    void client.invalidateQueries({ queryKey: addressesQueryKey(userId) });
    setSaved(addresses.length === 0 ? 'first' : 'another');
  };
  const edit = (address: AddressResponse | null): void => {
    setSaved('none');
    setMode({ kind: 'edit', address });
  };
  const back = (): void => (addresses.length === 0 ? onClose() : setMode({ kind: 'list' }));
  if (mode.kind === 'list') {
    return (
      <Sheet title={t('address.select')} onClose={onClose}>
        {saved !== 'none' && <Note tone="ok">{t('address.saved')}</Note>}
        <AddressList
          addresses={addresses}
          chosenId={chosenId}
          onChoose={onChoose}
          onEdit={edit}
          onAdd={() => edit(null)}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title={mode.address ? t('address.update') : t('address.add')} onClose={onClose}>
      <AddressEdit
        key={mode.address?.Id ?? 0}
        address={mode.address}
        onSaved={(id) => handleSaved(id, mode.address?.Id ?? 0)}
        onBack={back}
      />
    </Sheet>
  );
};
