const maxBadgeCount = 99;

export const badgeLabel = (count: number): string =>
  count > maxBadgeCount ? `${maxBadgeCount}+` : String(count);

export const Badge = ({
  count,
  label,
  className = 'badge',
}: {
  readonly count: number;
  readonly label: string;
  readonly className?: string | undefined;
}) =>
  count > 0 ? (
    <span className={className}>
      <span aria-hidden="true">{badgeLabel(count)}</span>
      <span className="sr-only"> {label}</span>
    </span>
  ) : null;
