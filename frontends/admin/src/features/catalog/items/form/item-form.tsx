import { zodResolver } from '@hookform/resolvers/zod';
import type { EditedItem } from '@tokri/contracts/api';
import { useNavigate } from '@tokri/web-kit/platform';
import { Button, ButtonLink } from '@tokri/web-kit/ui';
import { FormProvider, useForm } from 'react-hook-form';
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
import { PackSection } from './pack-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { CategorySection, StatusSection, TaxSection } from './sale-sections.tsx';
import { TextSection } from './text-section.tsx';
import { useSaveItem } from './use-save-item.ts';

const DeleteButton = ({ item }: { readonly item: EditedItem }) => {
  const navigate = useNavigate();
  const { apply, isBusy } = useItemChange();
  const remove = async (): Promise<void> => {
    if (await apply(deleteChange(item))) void navigate('/admin/items');
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

export const ItemForm = ({ item }: { readonly item?: EditedItem }) => {
  const navigate = useNavigate();
  const form = useForm<ItemFormValues>({
    resolver: zodResolver(itemFormSchema(item?.Code ?? '')),
    defaultValues: item ? toItemFormValues(item) : emptyItemForm(),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const { save, isBusy, conflict, keep, closeConflict } = useSaveItem((itemId) => {
    form.reset(form.getValues());
    void navigate(`/admin/items/${itemId}`, { replace: true });
  });
  useUnsavedChangesPrompt(isDirty);
  useItemDraft(form, item === undefined);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-label={formText('section')}
        onSubmit={(event) => void form.handleSubmit((values) => save(item, values))(event)}
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
