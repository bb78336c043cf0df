import type { StockMovementResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { formatDateTime, Tag } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../stock.module.css';

const details = ({ Reason, Note, Steps }: StockMovementResponse): string =>
  [
    Reason === '' ? '' : t(`reason.${Reason}`),
    Note,
    ...Steps.map(({ Kind, At }) => t(`step.${Kind}`, { time: formatDateTime(At) })),
  ]
    .filter(Boolean)
    .join(' • ');

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const Who = ({ StaffId, OrderId }: StockMovementResponse) => {
  const ownId = useSession((state) => state.user?.Id);
  if (OrderId > 0) return <>{t('order', { id: OrderId })}</>;
  if (StaffId === 0) return <>{t('system')}</>;
  return <>{StaffId === ownId ? t('you') : t('staff', { id: StaffId })}</>;
};

export const MovementRow = ({ movement }: { readonly movement: StockMovementResponse }) => {
  const { At, Kind, Change, Before, After } = movement;
  return (
    <li className={styles.movement}>
      <span className={styles.texts}>
        <b>{t(`kind.${Kind}`)}</b>
        <small>{details(movement)}</small>
        <small>
          {formatDateTime(At)} • <Who {...movement} />
        </small>
      </span>
      <span className={styles.movementFigures}>
        <Tag tone={Change < 0 ? 'warning' : 'success'}>{signed(Change)}</Tag>
        {Before !== null && After !== null && (
          <small>{t('movement.beforeAfter', { before: Before, after: After })}</small>
        )}
      </span>
    </li>
  );
};
