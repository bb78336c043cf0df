import type { StockMovementResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatDateTime, Tag } from '@tokri/web-kit/ui';
import { useStaffNames } from '../../../../audit/use-staff-names.ts';
import { packName } from '../../pack-name.ts';
import { t } from '../labels.ts';
import styles from '../stock.module.css';

/** A device sends within seconds unless it has no connection. */
const maxSendingMs = 60_000;

const madeText = ({ At, MadeAt = At }: StockMovementResponse): string =>
  Date.parse(At) - Date.parse(MadeAt) > maxSendingMs
    ? t('movement.madeAt', { time: formatDateTime(MadeAt) })
    : '';

const details = (movement: StockMovementResponse): string => {
  const { Reason, Note, Steps } = movement;
  return [
    Reason === '' ? '' : t(`reason.${Reason}`),
    Note,
    madeText(movement),
    ...Steps.map(({ Kind, At }) => t(`step.${Kind}`, { time: formatDateTime(At) })),
  ]
    .filter(Boolean)
    .join(' • ');
};

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** Earlier versions stored a sold-out mark of the item page as a figure. */
const kindLabel = ({ Kind, After }: StockMovementResponse): string =>
  t(Kind === 'set' && After === 0 ? 'kind.sold-out' : `kind.${Kind}`);

/** Former versions stored what was free to sell, and not how much was reserved. */
const beforeAndAfter = ({
  Before,
  After,
  SetAside,
}: {
  readonly Before: number;
  readonly After: number;
  readonly SetAside: number | undefined;
}): string =>
  SetAside === undefined
    ? t('movement.beforeAfter', { before: Before, after: After })
    : t('movement.counted', { before: Before + SetAside, after: After + SetAside });

const Who = ({ StaffId, OrderId }: StockMovementResponse) => {
  const { nameOf } = useStaffNames();
  if (OrderId > 0) return <>{t('order', { id: OrderId })}</>;
  return <>{StaffId === 0 ? t('system') : nameOf(StaffId)}</>;
};

const UnitLink = ({ ItemId, ItemName, UnitId, UnitName }: StockMovementResponse) =>
  ItemName ? (
    <Link
      className={styles.unitLink}
      to={`/admin/stock/movements?UnitId=${UnitId}&ItemId=${ItemId}`}
    >
      {[ItemName, packName({ Name: UnitName ?? '' })].filter(Boolean).join(', ')}
    </Link>
  ) : null;

export const MovementRow = ({
  movement,
  showsUnit,
}: {
  readonly movement: StockMovementResponse;
  /** In a list of several items. */
  readonly showsUnit: boolean;
}) => {
  const { At, Change, Before, After, SetAside } = movement;
  return (
    <li className={styles.movement}>
      <span className={styles.texts}>
        {showsUnit && <UnitLink {...movement} />}
        <b>{kindLabel(movement)}</b>
        <small>{details(movement)}</small>
        <small>
          {formatDateTime(At)} • <Who {...movement} />
        </small>
      </span>
      <span className={styles.movementFigures}>
        <Tag tone={Change < 0 ? 'warning' : 'success'}>{signed(Change)}</Tag>
        {Before !== null && After !== null && (
          <small>{beforeAndAfter({ Before, After, SetAside })}</small>
        )}
      </span>
    </li>
  );
};
