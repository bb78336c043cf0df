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

type SaveState = 'none' | 'first' | 'another';

const useAfterSave = (saved: SaveState, onReturn: () => void): void => {
  const handler = useRef(onReturn);
  handler.current = onReturn;
  useEffect(() => {
    if (saved === 'none') return undefined;
    const timer = setTimeout(() => handler.current(), returnToListMs);
    return () => clearTimeout(timer);
  }, [saved]);
};

export const AddressSheet = ({
  userId,
  addresses,
  chosenId,
  initialMode,
  onChoose,
  onSaved,
  onClose,
}: AddressSheetProps) => {
  const client = useQueryClient();
  const [mode, setMode] = useState(initialMode);
  const [saved, setSaved] = useState<SaveState>('none');
  useAfterSave(saved, () => (saved === 'first' ? onClose() : setMode({ kind: 'list' })));

  const handleSaved = (id: number, replacedId: number): void => {
    onSaved(id, replacedId);
    void client.invalidateQueries({ queryKey: addressesQueryKey(userId) });
    setSaved(addresses.length === 0 ? 'first' : 'another');
  };
  const edit = (address: AddressResponse | null): void => {
    setSaved('none');
    setMode({ kind: 'edit', address });
  };
  const goBack = (): void => (addresses.length === 0 ? onClose() : setMode({ kind: 'list' }));
  if (mode.kind === 'list') {
    return (
      <Sheet title={t('address.select')} onClose={onClose}>
        {saved !== 'none' && <Note tone="success">{t('address.saved')}</Note>}
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
        onBack={goBack}
      />
    </Sheet>
  );
};
