import styles from './badge.module.css';

const maxBadgeCount = 99;

export const badgeLabel = (count: number): string =>
  count > maxBadgeCount ? `${maxBadgeCount}+` : String(count);

export const Badge = ({
  count,
  label,
  isInline = false,
}: {
  readonly count: number;
  readonly label: string;
  /** Stands beside its text instead of on the corner of an icon. */
  readonly isInline?: boolean;
}) =>
  count > 0 ? (
    <span className={isInline ? styles.inline : 'badge'}>
      <span aria-hidden="true">{badgeLabel(count)}</span>
      <span className="sr-only"> {label}</span>
    </span>
  ) : null;
