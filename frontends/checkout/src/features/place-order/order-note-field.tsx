import { maxNoteLength } from '@tokri/contracts/validation';
import { useId } from 'react';
import { t } from '../../labels.ts';
import styles from './place-order.module.css';

export const OrderNoteField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const id = useId();
  return (
    <div className={`field ${styles.note}`}>
      <label className="field-label" htmlFor={id}>
        {t('note.label')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={maxNoteLength}
        placeholder={t('note.placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
