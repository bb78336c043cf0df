import type { AddressResponse } from '@tokri/contracts/http';
import { useQueryClient } from '@tokri/web-kit/platform';
import { Note, Sheet } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from './labels.ts';
import { addressesQueryKey } from './address-queries.ts';
import { AddressEdit } from './address-edit.tsx';
import { AddressList } from './address-list.tsx';

/** Section 4: the list comes back about this long after a save; we read the addresses again in place of the page. */
const backToListMs = 500;

export type AddressMode =
  { readonly kind: 'list' } | { readonly kind: 'edit'; readonly address: AddressResponse | null };

export interface AddressSheetProps {
  readonly userId: number;
  readonly addresses: readonly AddressResponse[];
  readonly chosenId: number;
  readonly initialMode: AddressMode;
  readonly onChoose: (address: AddressResponse) => void;
  /** An address was saved under this Id, in place of `replacedId` (0 for a new one). */
  readonly onSaved: (id: number, replacedId: number) => void;
  readonly onClose: () => void;
}

/** The address screen of section 2 in India mode. After the first address of a person there is nothing to choose from: the sheet closes. */
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
      backToListMs,
    );
    return () => clearTimeout(timer);
  }, [saved]);

  const take = (id: number, replacedId: number): void => {
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
        old={mode.address}
        onSaved={(id) => take(id, mode.address?.Id ?? 0)}
        onBack={back}
      />
    </Sheet>
  );
};
