import { itemOperations, type StaffItemGroup } from '@tokri/contracts/api';
import { tints } from '@tokri/contracts/platform';
import { Field } from '@tokri/web-kit/ui';
import type { UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../../components/picture-field/picture-field.tsx';
import styles from './categories.module.css';
import type { CategoryForm, EditedCategory } from './category-form.ts';
import { categoryName } from './category-name.ts';
import { t } from './labels.ts';

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
        {groups.map((group) => (
          <option key={group.Id} value={String(group.Id)}>
            {categoryName(group)}
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

export const CategoryFields = ({ form, edited, groups }: CategoryFieldsProps) => {
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
