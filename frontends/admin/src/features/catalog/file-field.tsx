import { FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';

/** Takes a CSV or XLSX file. */
export const FileField = ({
  label,
  error,
  onSelect,
}: {
  readonly label: string;
  readonly error: string;
  readonly onSelect: (file: File | undefined) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="file"
        accept=".csv,.xlsx"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onSelect(target.files?.[0])}
      />
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
