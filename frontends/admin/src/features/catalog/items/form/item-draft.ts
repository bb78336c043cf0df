import { useSession } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { emptyItemForm, emptyPack, type ItemFormValues } from './item-form-values.ts';
import { formText } from './labels.ts';

const keyOf = (userId: number): string => `tokri.new-item.${userId}`;

const readDraft = (key: string): ItemFormValues | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ItemFormValues | null;
    // A draft of another release of the page may lack fields.
    return (
      stored && {
        ...emptyItemForm(),
        ...stored,
        packs: stored.packs.map((pack) => ({ ...emptyPack, ...pack })),
      }
    );
  } catch {
    return null;
  }
};

/** Keeps what was typed into a new item across a reload; leaving the form discards it. */
export const useItemDraft = (form: UseFormReturn<ItemFormValues>, isNew: boolean): void => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [key] = useState(() => keyOf(userId));
  useEffect(() => {
    if (!isNew) return;
    const draft = readDraft(key);
    if (draft) {
      form.reset(draft, { keepDefaultValues: true });
      reportChange(formText('draftRestored'), () => form.reset());
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
    });
    return () => {
      unsubscribe();
      sessionStorage.removeItem(key);
    };
  }, [form, isNew, key]);
};
