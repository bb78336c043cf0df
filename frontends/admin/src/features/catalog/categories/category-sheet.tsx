import { zodResolver } from '@hookform/resolvers/zod';
import type { StaffItemGroup } from '@tokri/contracts/api';
import { useForm } from 'react-hook-form';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { CategoryFields } from './category-fields.tsx';
import {
  categoryFormSchema,
  compareCategories,
  toCategoryForm,
  type CategoryForm,
  type EditedCategory,
} from './category-form.ts';
import { categoryName } from './category-name.ts';
import { t } from './labels.ts';
import { useCategorySave } from './use-category-save.ts';

const sheetTitle = ({ kind, stored }: EditedCategory): string => {
  if (stored) return t('edit.of', { name: categoryName(stored) });
  return t(kind === 'group' ? 'newGroup' : 'newType');
};

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
  return (
    <FormSheet
      title={sheetTitle(edited)}
      submitLabel={t('save')}
      isDirty={form.formState.isDirty}
      error={rejection}
      onSubmit={form.handleSubmit((values) => save(values))}
      onClose={onClose}
      question={
        conflict && (
          <ConflictView
            fields={compareCategories(form.getValues(), toCategoryForm(conflict), groups)}
            isBusy={isBusy}
            onKeepMine={() => void save(form.getValues(), acceptConflict())}
            onTakeTheirs={() => {
              form.reset(toCategoryForm(conflict));
              acceptConflict();
            }}
          />
        )
      }
    >
      <CategoryFields form={form} edited={edited} groups={groups} />
    </FormSheet>
  );
};
