import { Field } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { rowName } from '../stock-queries.ts';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { useQuantityField, type ChangeSheetProps } from './quantity-field.ts';

export const ReceiveSheet = ({ row, onSave, onClose }: ChangeSheetProps) => {
  const { quantity, isDirty, reject, props } = useQuantityField(1);
  return (
    <FormSheet
      title={t('receive.of', { name: rowName(row) })}
      submitLabel={t('receive.submit')}
      isDirty={isDirty}
      onSubmit={() =>
        quantity === null ? reject() : onSave({ Kind: 'receive', Quantity: quantity })
      }
      onClose={onClose}
    >
      <Field {...props} label={t('receive.field')} />
    </FormSheet>
  );
};
