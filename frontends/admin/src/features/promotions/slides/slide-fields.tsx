import { promotionOperations } from '@tokri/contracts/api';
import { maxSlidePictures, slideLinkPattern } from '@tokri/contracts/validation';
import { Field } from '@tokri/web-kit/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../../components/picture-field/picture-field.tsx';
import styles from '../promotions.module.css';
import { t } from './labels.ts';
import type { SlideForm } from './slide-form.ts';
import slideStyles from './slides.module.css';

type TextField = Exclude<keyof SlideForm, 'images' | 'isOn'>;

export const slideFieldLabel = (field: string): string => t(field as TextField);

const OpenLink = ({ link }: { readonly link: string }) =>
  link !== '' && slideLinkPattern.test(link) ? (
    <a href={link} target="_blank" rel="noreferrer">
      {t('openLink')}
    </a>
  ) : null;

export const SlideFields = ({ form }: { readonly form: UseFormReturn<SlideForm> }) => {
  const { register, formState, control, setValue } = form;
  const [images, link] = useWatch({ control, name: ['images', 'link'] });
  const field = (name: TextField) => ({
    ...register(name),
    label: t(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('title')} />
        <Field {...field('titleHindi')} lang="hi" />
      </div>
      <div className={styles.pair}>
        <Field {...field('text')} />
        <Field {...field('textHindi')} lang="hi" />
      </div>
      <div className={slideStyles.link}>
        <Field {...field('link')} hint={t('linkHint')} inputMode="url" spellCheck={false} />
        <OpenLink link={link} />
      </div>
      <div className={styles.pair}>
        <Field {...field('linkText')} hint={t('linkTextHint')} />
        <Field {...field('linkTextHindi')} lang="hi" />
      </div>
      <fieldset className="field">
        <legend className="field-label">{t('images')}</legend>
        <PictureField
          images={images}
          most={maxSlidePictures}
          operation={promotionOperations.uploadPromotionImage}
          error={formState.errors.images?.message}
          onChange={(next) =>
            setValue('images', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
      </fieldset>
      <div className={styles.pair}>
        <Field {...field('from')} type="datetime-local" hint={t('timeHint')} />
        <Field {...field('to')} type="datetime-local" hint={t('timeHint')} />
      </div>
      <label className={styles.check}>
        <input type="checkbox" {...register('isOn')} />
        {t('isOn')}
      </label>
    </>
  );
};
