import { Field } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { rowName } from '../stock-queries.ts';
import { ChangeForm, useQuantityField, type ChangeSheetProps } from './change-form.tsx';

export const ReceiveSheet = ({ row, onSave, onClose }: ChangeSheetProps) => {
  const { quantity, reject, props } = useQuantityField(1);
  return (
    <ChangeForm
      title={t('receive.of', { name: rowName(row) })}
      submitLabel={t('receive.submit')}
      onSubmit={() =>
        quantity === null ? reject() : onSave({ Kind: 'receive', Quantity: quantity })
      }
      onClose={onClose}
    >
      <Field {...props} label={t('receive.field')} />
    </ChangeForm>
  );
};
