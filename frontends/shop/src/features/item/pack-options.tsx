import type { ItemResponse } from '@tokri/contracts/api';
import { packSizeText } from '@tokri/contracts/language';
import { pricePerMeasure, stockLimit, unitPrice, type Unit } from '@tokri/web-kit/item-card';
import { formatPrice } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from './labels.ts';
import styles from './pack-options.module.css';

const stockNote = (unit: Unit): string => {
  if (!unit.Available) return t('outOfStock');
  const limit = stockLimit(unit, 0);
  return limit ? t('stockLeft', { count: limit.count }) : pricePerMeasure(unit);
};

export interface PackOptionsProps {
  readonly item: ItemResponse;
  readonly selected: Unit;
  readonly onSelect: (unitId: number) => void;
}

export const PackOptions = ({ item, selected, onSelect }: PackOptionsProps) => {
  const name = useId();
  return (
    <fieldset className={styles.packs}>
      <legend>{t('item.pack')}</legend>
      {item.Units.map((unit) => (
        <label key={unit.UnitId} className={styles.pack}>
          <input
            type="radio"
            name={name}
            checked={unit.UnitId === selected.UnitId}
            disabled={!unit.Available && unit.UnitId !== selected.UnitId}
            onChange={() => onSelect(unit.UnitId)}
          />
          <b>{packSizeText(unit)}</b>
          <span>{formatPrice(unitPrice(unit))}</span>
          <small>{stockNote(unit)}</small>
        </label>
      ))}
    </fieldset>
  );
};
