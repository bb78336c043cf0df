import { classNames } from '@tokri/web-kit/ui';

/** A choice whose first option, with an empty value, says what nothing chosen means. */
export const OptionSelect = ({
  label,
  value,
  emptyText,
  options,
  className,
  onSelect,
}: {
  readonly label: string;
  readonly value: string;
  readonly emptyText: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly className?: string | undefined;
  readonly onSelect: (value: string) => void;
}) => (
  <select
    className={classNames('input', className)}
    aria-label={label}
    value={value}
    onChange={({ target }) => onSelect(target.value)}
  >
    <option value="">{emptyText}</option>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
);
