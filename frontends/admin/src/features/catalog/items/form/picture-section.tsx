import { itemOperations } from '@tokri/contracts/api';
import { useFormContext } from 'react-hook-form';
import { PictureField } from '../../../../components/picture-field/picture-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ItemFormValues } from './item-form-values.ts';
import { formText } from './labels.ts';

const maxPictures = 8;

export const PictureSection = () => {
  const { watch, setValue } = useFormContext<ItemFormValues>();
  return (
    <FormSection title={formText('pictures')}>
      <PictureField
        images={watch('images')}
        most={maxPictures}
        operation={itemOperations.uploadItemImage}
        onChange={(images) => setValue('images', images, { shouldDirty: true })}
      />
    </FormSection>
  );
};
