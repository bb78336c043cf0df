import { zodResolver } from '@hookform/resolvers/zod';
import { itemOperations, type StaffItemGroup } from '@tokri/contracts/api';
import { isApiProblem, useQueryClient } from '@tokri/web-kit/platform';
import { announce, Button, Field, Note, Sheet, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../../components/picture-field/picture-field.tsx';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import styles from './categories.module.css';
import {
  categoryFormSchema,
  findDifferences,
  sendCategory,
  tints,
  toCategoryForm,
  type CategoryForm,
  type Difference,
  type EditedCategory,
} from './category-form.ts';
import { findCategory, refreshCategories, type Category } from './category-queries.ts';
import { t } from './labels.ts';

interface CategorySheetProps {
  readonly edited: EditedCategory;
  readonly groups: readonly StaffItemGroup[];
  readonly onClose: () => void;
}

const useSave = (edited: EditedCategory, onClose: () => void) => {
  const client = useQueryClient();
  const [rev, setRev] = useState(edited.stored?.Rev);
  const [conflict, setConflict] = useState<Category>();
  const [rejection, setRejection] = useState('');
  const save = async (form: CategoryForm, expectedRev = rev): Promise<void> => {
    setRejection('');
    try {
      const result = await sendCategory(edited, form, expectedRev);
      if (result.kind === 'done') {
        const text = t('saved', { name: form.name });
        announce(text);
        showToast({ text });
        onClose();
      } else if (result.code === 'category-changed' && edited.stored)
        setConflict(await findCategory(edited));
      else setRejection(result.message);
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
    } finally {
      refreshCategories(client);
    }
  };
  /** Takes the version of somebody else as the one that is edited. */
  const acceptConflict = (): number | undefined => {
    setRev(conflict?.stored.Rev);
    setConflict(undefined);
    return conflict?.stored.Rev;
  };
  return { save, conflict, rejection, acceptConflict };
};

interface CategoryFieldsProps {
  readonly form: UseFormReturn<CategoryForm>;
  readonly edited: EditedCategory;
  readonly groups: readonly StaffItemGroup[];
}

const GroupOrTint = ({ form: { register }, edited, groups }: CategoryFieldsProps) =>
  edited.kind === 'type' ? (
    <div className="field">
      <label className="field-label" htmlFor="category-group">
        {t('group')}
      </label>
      <select id="category-group" className="input" {...register('groupId')}>
        {groups.map(({ Id, Name }) => (
          <option key={Id} value={String(Id)}>
            {Name}
          </option>
        ))}
      </select>
      {edited.stored && <span className="hint">{t('moveNote')}</span>}
    </div>
  ) : (
    <div className="field">
      <label className="field-label" htmlFor="category-tint">
        {t('tint')}
      </label>
      <select id="category-tint" className="input" {...register('tint')}>
        {tints.map((tint) => (
          <option key={tint} value={tint}>
            {t(`tint.${tint}`)}
          </option>
        ))}
      </select>
    </div>
  );

const CategoryFields = ({ form, edited, groups }: CategoryFieldsProps) => {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  return (
    <>
      <Field
        {...register('name')}
        data-autofocus
        label={t('name')}
        error={errors.name?.message}
        autoComplete="off"
      />
      <Field
        {...register('nameHindi')}
        label={t('nameHindi')}
        error={errors.nameHindi?.message}
        lang="hi"
        autoComplete="off"
      />
      <GroupOrTint form={form} edited={edited} groups={groups} />
      <fieldset className="field">
        <legend className="field-label">{t('image')}</legend>
        <PictureField
          images={watch('images')}
          most={1}
          operation={itemOperations.uploadItemImage}
          onChange={(images) => setValue('images', images, { shouldDirty: true })}
        />
      </fieldset>
      <label className={styles.check}>
        <input type="checkbox" {...register('isShown')} />
        {t('isShown')}
      </label>
    </>
  );
};

const ConflictTable = ({ differences }: { readonly differences: readonly Difference[] }) => (
  <div role="alert">
    <Note>{t('conflict')}</Note>
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('mine')}</th>
          <th scope="col">{t('theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{mine || t('none')}</td>
            <td>{theirs || t('none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const SheetFooter = ({
  differences,
  isBusy,
  onBack,
  onKeepMine,
  onTakeTheirs,
}: {
  /** What somebody else saved otherwise; missing without a conflict. */
  readonly differences: readonly Difference[] | undefined;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <>
    {differences && <ConflictTable differences={differences} />}
    <div className={styles.formActions}>
      <Button kind="secondary" onClick={differences ? onTakeTheirs : onBack}>
        {t(differences ? 'takeTheirs' : 'back')}
      </Button>
      {differences ? (
        <Button onClick={onKeepMine}>{t('keepMine')}</Button>
      ) : (
        <Button type="submit" isBusy={isBusy}>
          {t('save')}
        </Button>
      )}
    </div>
  </>
);

export const CategorySheet = ({ edited, groups, onClose }: CategorySheetProps) => {
  const form = useForm<CategoryForm>({
    resolver: zodResolver(categoryFormSchema),
    defaultValues: toCategoryForm(edited),
    mode: 'onBlur',
  });
  const { save, conflict, rejection, acceptConflict } = useSave(edited, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const close = useConfirmedClose(isDirty, onClose);
  const newTitle = t(edited.kind === 'group' ? 'newGroup' : 'newType');
  return (
    <Sheet
      title={edited.stored ? t('edit.of', { name: edited.stored.Name }) : newTitle}
      onClose={close}
    >
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
        <SheetFooter
          differences={
            conflict && findDifferences(form.getValues(), toCategoryForm(conflict), groups)
          }
          isBusy={isSubmitting}
          onBack={close}
          onKeepMine={() => void save(form.getValues(), acceptConflict())}
          onTakeTheirs={() => {
            if (conflict) form.reset(toCategoryForm(conflict));
            acceptConflict();
          }}
        />
      </form>
    </Sheet>
  );
};
