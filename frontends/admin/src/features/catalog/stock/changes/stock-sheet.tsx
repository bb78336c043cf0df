import type { ReactNode } from 'react';
import { movementQueue } from '../queue/movement-queue.ts';
import type { StockChange } from '../queue/queued-movement.ts';
import { rowName, type StockRow } from '../stock-queries.ts';
import { ActionSheet } from './action-sheet.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import { ReceiveSheet } from './receive-sheet.tsx';

export type StockSheetKind = 'actions' | 'receive' | 'correct';

/** All that can be done with the stock of one pack at a location. */
export const StockSheet = ({
  kind,
  row,
  locationId,
  onOpen,
  onClose,
  children,
}: {
  readonly kind: StockSheetKind;
  readonly row: StockRow;
  readonly locationId: number;
  readonly onOpen: (kind: StockSheetKind) => void;
  readonly onClose: () => void;
  /** Above the actions. */
  readonly children?: ReactNode;
}) => {
  const save = (change: StockChange): void => {
    const { seenAt, unit } = row;
    movementQueue().add({ unitId: unit.UnitId, locationId, name: rowName(row), change, seenAt });
    onClose();
  };
  if (kind === 'actions')
    return (
      <ActionSheet row={row} onOpen={onOpen} onSave={save} onClose={onClose}>
        {children}
      </ActionSheet>
    );
  const ChangeSheet = kind === 'receive' ? ReceiveSheet : CorrectSheet;
  return <ChangeSheet row={row} onSave={save} onClose={onClose} />;
};
