import { Link } from '@tokri/web-kit/platform';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import { rowName, toFigures } from '../stock-queries.ts';
import styles from '../stock.module.css';
import type { ChangeSheetProps } from './quantity-field.ts';

interface ActionSheetProps extends ChangeSheetProps {
  readonly onOpen: (kind: 'receive' | 'correct') => void;
  readonly children?: ReactNode;
}

export const ActionSheet = ({ row, onOpen, onSave, onClose, children }: ActionSheetProps) => {
  const sale = row.count?.IsWithdrawn ? 'relist' : 'withdraw';
  const { free, reserved, counted, short } = toFigures(row);
  return (
    <Sheet title={rowName(row)} onClose={onClose}>
      <div className={styles.actionList}>
        {children}
        <p>{t('figures', { free, reserved, counted })}</p>
        {short > 0 && <Note tone="warning">{t('short.text', { count: short })}</Note>}
        <Button kind="secondary" isBlock onClick={() => onOpen('correct')}>
          {t('correct')}
        </Button>
        <Button kind="secondary" isBlock onClick={() => onOpen('receive')}>
          {t('receive')}
        </Button>
        {free > 0 && (
          <Button kind="secondary" isBlock onClick={() => onSave({ Kind: 'sold-out' })}>
            {t('markSoldOut')}
          </Button>
        )}
        {free > 0 && reserved > 0 && (
          <small>{t('markSoldOut.reserved', { count: reserved })}</small>
        )}
        <Button kind="secondary" isBlock onClick={() => onSave({ Kind: sale })}>
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
