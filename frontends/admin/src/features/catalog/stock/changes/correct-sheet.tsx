import {
  correctionReasons,
  maxMovementNoteLength,
  type CorrectionReason,
} from '@tokri/contracts/validation';
import { Field } from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { t } from '../labels.ts';
import { rowName, toFigures } from '../stock-queries.ts';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { useQuantityField, type ChangeSheetProps } from './quantity-field.ts';

const ReasonSelect = ({
  reason,
  onSelect,
}: {
  readonly reason: CorrectionReason;
  readonly onSelect: (reason: CorrectionReason) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('reason')}
      </label>
      <select
        id={id}
        className="input"
        value={reason}
        onChange={({ target }) =>
          onSelect(correctionReasons.find((one) => one === target.value) ?? 'counted')
        }
      >
        {correctionReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const Result = ({
  quantity,
  reserved,
}: {
  readonly quantity: number;
  readonly reserved: number;
}) => (
  <p role="status">
    {quantity < reserved
      ? t('correct.short', { count: reserved - quantity })
      : t('correct.result', { count: quantity - reserved })}
  </p>
);

export const CorrectSheet = ({ row, onSave, onClose }: ChangeSheetProps) => {
  const [shownCount] = useState(row.count);
  const { free, reserved, counted } = toFigures({ count: shownCount });
  const { quantity, isDirty, reject, props } = useQuantityField(0);
  const [reason, setReason] = useState<CorrectionReason>('counted');
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState('');
  const save = (): void => {
    if (quantity === null) return reject();
    if (reason === 'other' && note.trim() === '') return setNoteError(t('note.missing'));
    onSave({
      Kind: 'correct',
      Quantity: quantity,
      Shown: counted,
      Reason: reason,
      Note: reason === 'other' ? note.trim() : '',
    });
  };
  return (
    <FormSheet
      title={t('correct.of', { name: rowName(row) })}
      submitLabel={t('correct.submit')}
      isDirty={isDirty || reason !== 'counted' || note !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        {...props}
        label={t('correct.field')}
        hint={t('correct.hint', { free, reserved, counted })}
      />
      {quantity !== null && <Result quantity={quantity} reserved={reserved} />}
      <ReasonSelect reason={reason} onSelect={setReason} />
      {reason === 'other' && (
        <Field
          label={t('note')}
          value={note}
          error={noteError}
          maxLength={maxMovementNoteLength}
          onChange={({ target }) => {
            setNote(target.value);
            setNoteError('');
          }}
        />
      )}
    </FormSheet>
  );
};
