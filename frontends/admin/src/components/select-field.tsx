import { FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';

export const SelectField = ({
  label,
  value,
  options,
  placeholder,
  error,
  onSelect,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly onSelect: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onSelect(target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
