/** A date of a filter; empty for none. */
export const DayField = ({
  label,
  day,
  className,
  onSelect,
}: {
  readonly label: string;
  readonly day: string;
  readonly className: string | undefined;
  readonly onSelect: (day: string) => void;
}) => (
  <label className={className}>
    <span>{label}</span>
    <input
      type="date"
      className="input"
      value={day}
      onChange={({ target }) => onSelect(target.value)}
    />
  </label>
);
