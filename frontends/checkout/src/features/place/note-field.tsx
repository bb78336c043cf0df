import { noteLettersMax } from '@tokri/contracts';
import { useId } from 'react';
import { t } from '../../texts.ts';
import styles from './place.module.css';

/** What the rider or the packer should know; may be empty. */
export const NoteField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const id = useId();
  return (
    <div className={`field ${styles.note}`}>
      <label className="lbl" htmlFor={id}>
        {t('note.label')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={noteLettersMax}
        placeholder={t('note.example')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
