import type { AddressResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { useQueryClient } from '@tokri/web-kit/platform';
import { Sheet, showToast } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from './labels.ts';
import { addressesQueryKey } from './address-queries.ts';
import { AddressEdit } from './address-edit.tsx';
import { AddressList } from './address-list.tsx';
import { useDiscardQuestion } from './discard-question.ts';
import { UkAddressEdit } from './united-kingdom/uk-address-edit.tsx';

const returnAfterSaveMs = 500;

export type AddressMode =
  { readonly kind: 'list' } | { readonly kind: 'edit'; readonly address: AddressResponse | null };

export interface AddressSheetProps {
  readonly userId: number;
  readonly addresses: readonly AddressResponse[];
  readonly chosenId: number;
  readonly initialMode: AddressMode;
  readonly onChoose: (address: AddressResponse) => void;
  /** Returns whether the saved address is the one in use now. */
  readonly onSaved: (id: number, replacedId: number) => boolean;
  readonly onClose: () => void;
}

const useAfterSave = (savedId: number, onReturn: () => void): void => {
  const handler = useRef(onReturn);
  handler.current = onReturn;
  useEffect(() => {
    if (savedId === 0) return undefined;
    const timer = setTimeout(() => handler.current(), returnAfterSaveMs);
    return () => clearTimeout(timer);
  }, [savedId]);
};

/** The control that had the focus is gone when the sheet changes from list to form or back. */
const useFocusAfterModeChange = ({ kind }: AddressMode) => {
  const content = useRef<HTMLDivElement>(null);
  const previousKind = useRef(kind);
  useEffect(() => {
    if (previousKind.current === kind) return;
    previousKind.current = kind;
    const first = '[data-autofocus], [aria-pressed=true], button';
    content.current?.querySelector<HTMLElement>(first)?.focus();
  }, [kind]);
  return content;
};

const useAddressSheet = ({
  userId,
  initialMode,
  onSaved,
  onClose,
}: Pick<AddressSheetProps, 'userId' | 'initialMode' | 'onSaved' | 'onClose'>) => {
  const client = useQueryClient();
  const { reportChanges, leave } = useDiscardQuestion();
  const [mode, setMode] = useState(initialMode);
  const [saved, setSaved] = useState({ id: 0, isInUse: false });
  useAfterSave(saved.id, () => {
    showToast({ text: t(saved.isInUse ? 'address.savedAndUsed' : 'address.saved') });
    if (saved.isInUse || initialMode.kind === 'edit') return onClose();
    setSaved({ id: 0, isInUse: false });
    setMode({ kind: 'list' });
  });
  const handleSaved = (id: number, replacedId: number): void => {
    reportChanges(false);
    const isInUse = onSaved(id, replacedId);
    void client.invalidateQueries({ queryKey: addressesQueryKey(userId) });
    if (!isUnitedKingdom()) return setSaved({ id, isInUse });
    showToast({ text: t(isInUse ? 'address.savedAndUsed' : 'address.saved') });
    return onClose();
  };
  return { mode, setMode, handleSaved, reportChanges, leave };
};

export const AddressSheet = (props: AddressSheetProps) => {
  const { addresses, chosenId, onChoose, onClose } = props;
  const { mode, setMode, handleSaved, reportChanges, leave } = useAddressSheet(props);
  const content = useFocusAfterModeChange(mode);
  const Edit = isUnitedKingdom() ? UkAddressEdit : AddressEdit;
  const edit = (address: AddressResponse | null): void => setMode({ kind: 'edit', address });
  if (mode.kind === 'list') {
    return (
      <Sheet title={t('address.select')} onClose={onClose}>
        <div ref={content}>
          <AddressList
            addresses={addresses}
            chosenId={chosenId}
            onChoose={onChoose}
            onEdit={edit}
            onAdd={() => edit(null)}
          />
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={mode.address ? t('address.update') : t('address.add')}
      onClose={() => leave(onClose)}
    >
      <div ref={content}>
        <Edit
          key={mode.address?.Id ?? 0}
          address={mode.address}
          onSaved={(id) => handleSaved(id, mode.address?.Id ?? 0)}
          onBack={() =>
            leave(() => (addresses.length === 0 ? onClose() : setMode({ kind: 'list' })))
          }
          reportChanges={reportChanges}
        />
      </div>
    </Sheet>
  );
};
