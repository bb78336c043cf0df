import { zodResolver } from '@hookform/resolvers/zod';
import type { EditedItem } from '@tokri/contracts/api';
import { allowNavigation, useNavigate } from '@tokri/web-kit/platform';
import { Button, ButtonLink } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useUnsavedChangesPrompt } from '../../../../components/unsaved-changes.ts';
import { deleteChange } from '../item-changes.ts';
import { useItemChange } from '../use-item-change.ts';
import { ConflictSheet } from './conflict-sheet.tsx';
import { useItemDraft } from './item-draft.ts';
import { itemFormSchema } from './item-form-rules.ts';
import { emptyItemForm, toItemFormValues, type ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';
import { LabelSection } from './label-section.tsx';
import { formText } from './labels.ts';
import { mergeItemForms, withSavedIds } from './merge-item-forms.ts';
import { PackSection } from './pack-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { CategorySection, StatusSection, TaxSection } from './sale-sections.tsx';
import { TextSection } from './text-section.tsx';
import { useSaveItem } from './use-save-item.ts';

const DeleteButton = ({ item }: { readonly item: EditedItem }) => {
  const navigate = useNavigate();
  const { apply, isBusy } = useItemChange();
  const remove = async (): Promise<void> => {
    if (!(await apply(deleteChange(item)))) return;
    allowNavigation();
    void navigate('/admin/items');
  };
  return (
    <Button kind="quiet" isBusy={isBusy} onClick={() => void remove()}>
      {formText('delete')}
    </Button>
  );
};

const Sections = ({ item }: { readonly item: EditedItem | undefined }) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <TextSection />
      <PictureSection />
      <PackSection item={item} />
      <LabelSection />
    </div>
    <div className={styles.column}>
      <StatusSection />
      <CategorySection />
      <TaxSection item={item} />
    </div>
  </div>
);

/** What was typed while the request ran is kept, and can be saved next. */
const resetAfterSave = (
  form: UseFormReturn<ItemFormValues>,
  submitted: ItemFormValues | null,
  saved: ItemFormValues,
): void => {
  const typed = form.getValues();
  const { values } = mergeItemForms(submitted ?? typed, withSavedIds(typed, saved), saved);
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
};

export const ItemForm = ({ item }: { readonly item?: EditedItem }) => {
  const navigate = useNavigate();
  const form = useForm<ItemFormValues>({
    resolver: zodResolver(itemFormSchema(item)),
    defaultValues: item ? toItemFormValues(item) : emptyItemForm(),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const submitted = useRef<ItemFormValues>(null);
  const { save, isBusy, conflict, keep, closeConflict } = useSaveItem((saved) => {
    resetAfterSave(form, submitted.current, toItemFormValues(saved));
    if (!item) void navigate(`/admin/items/${saved.Id}`, { replace: true });
  });
  const submit = form.handleSubmit((values) => {
    submitted.current = values;
    return save(item, values);
  });
  useUnsavedChangesPrompt(isDirty && !isBusy);
  useItemDraft(form, item === undefined);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-label={formText('section')}
        inert={isBusy && !item}
        onSubmit={(event) => void submit(event)}
      >
        <Sections item={item} />
        <div className={styles.bar}>
          {item && <DeleteButton item={item} />}
          <ButtonLink kind="secondary" to="/admin/items">
            {formText('cancel')}
          </ButtonLink>
          <Button type="submit" isBusy={isBusy}>
            {formText('save')}
          </Button>
        </div>
      </form>
      {conflict && (
        <ConflictSheet conflicts={conflict.conflicts} onKeep={keep} onClose={closeConflict} />
      )}
    </FormProvider>
  );
};
