import { Link } from '@tokri/web-kit/platform';
import { Button, Sheet } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { rowName, toFigures, type StockRow } from '../stock-queries.ts';
import styles from '../stock.module.css';
import type { StockActions } from './stock-columns.tsx';

/** All that can be done with the stock of one pack. */
export const ActionSheet = ({
  row,
  actions,
  onClose,
}: {
  readonly row: StockRow;
  readonly actions: StockActions;
  readonly onClose: () => void;
}) => {
  const sale = row.count?.IsWithdrawn ? 'relist' : 'withdraw';
  const { free, reserved, counted } = toFigures(row);
  const change = (kind: Parameters<StockActions['change']>[0]): void => {
    actions.change(kind, row);
    onClose();
  };
  return (
    <Sheet title={rowName(row)} onClose={onClose}>
      <div className={styles.actionList}>
        <p>{t('figures', { free, reserved, counted })}</p>
        <Button kind="secondary" isBlock onClick={() => actions.open('correct', row)}>
          {t('correct')}
        </Button>
        <Button kind="secondary" isBlock onClick={() => actions.open('receive', row)}>
          {t('receive')}
        </Button>
        {free > 0 && (
          <Button kind="secondary" isBlock onClick={() => change('sold-out')}>
            {t('markSoldOut')}
          </Button>
        )}
        <Button kind="secondary" isBlock onClick={() => change(sale)}>
          {t(sale)}
        </Button>
        <Link
          className={styles.movementsLink}
          to={`/admin/stock/movements?UnitId=${row.unit.UnitId}&ItemId=${row.item.Id}`}
        >
          {t('movements')}
        </Link>
      </div>
    </Sheet>
  );
};
