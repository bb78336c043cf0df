import { zodResolver } from '@hookform/resolvers/zod';
import type { StaffItemGroup } from '@tokri/contracts/api';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useForm } from 'react-hook-form';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import styles from './categories.module.css';
import { CategoryFields } from './category-fields.tsx';
import {
  categoryFormSchema,
  compareCategories,
  toCategoryForm,
  type CategoryForm,
  type EditedCategory,
} from './category-form.ts';
import { t } from './labels.ts';
import { useCategorySave } from './use-category-save.ts';

const sheetTitle = ({ kind, stored }: EditedCategory): string => {
  if (stored) return t('edit.of', { name: stored.Name });
  return t(kind === 'group' ? 'newGroup' : 'newType');
};

const Actions = ({ isBusy, onBack }: { readonly isBusy: boolean; readonly onBack: () => void }) => (
  <div className={styles.formActions}>
    <Button kind="secondary" onClick={onBack}>
      {t('back')}
    </Button>
    <Button type="submit" isBusy={isBusy}>
      {t('save')}
    </Button>
  </div>
);

export const CategorySheet = ({
  edited,
  groups,
  onClose,
}: {
  readonly edited: EditedCategory;
  readonly groups: readonly StaffItemGroup[];
  readonly onClose: () => void;
}) => {
  const form = useForm<CategoryForm>({
    resolver: zodResolver(categoryFormSchema),
    defaultValues: toCategoryForm(edited),
    mode: 'onBlur',
  });
  const { save, conflict, rejection, isBusy, acceptConflict } = useCategorySave(edited, onClose);
  const close = useConfirmedClose(form.formState.isDirty, onClose);
  return (
    <Sheet title={sheetTitle(edited)} onClose={close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
      >
        <CategoryFields form={form} edited={edited} groups={groups} />
        {rejection && (
          <Note tone="error" isAlert>
            {rejection}
          </Note>
        )}
        {conflict ? (
          <ConflictView
            fields={compareCategories(form.getValues(), toCategoryForm(conflict), groups)}
            isBusy={isBusy}
            onKeepMine={() => void save(form.getValues(), acceptConflict())}
            onTakeTheirs={() => {
              form.reset(toCategoryForm(conflict));
              acceptConflict();
            }}
          />
        ) : (
          <Actions isBusy={isBusy} onBack={close} />
        )}
      </form>
    </Sheet>
  );
};
