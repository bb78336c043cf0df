import type { Item } from '@tokri/contracts/http';
import { limitOf, type Unit } from '@tokri/web-kit/shelf';
import { money } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from './texts.ts';
import styles from './packs.module.css';

const noteOf = (unit: Unit): string => {
  if (!unit.Available) return t('out');
  const limit = limitOf(unit, 0);
  return limit ? t('left', { count: limit.count }) : unit.UnitPrice;
};

export interface PacksProps {
  readonly item: Item;
  readonly chosen: Unit;
  readonly onChoose: (unitId: number) => void;
}

/** The units of an item as radios, each with its own price and stock; one that is out says so and cannot be chosen. */
export const Packs = ({ item, chosen, onChoose }: PacksProps) => {
  const name = useId();
  return (
    <fieldset className={styles.packs}>
      <legend>{t('item.pack')}</legend>
      {item.Units.map((unit) => (
        <label key={unit.UnitId} className={styles.pack}>
          <input
            type="radio"
            name={name}
            checked={unit.UnitId === chosen.UnitId}
            disabled={!unit.Available && unit.UnitId !== chosen.UnitId}
            onChange={() => onChoose(unit.UnitId)}
          />
          <b>{unit.Name}</b>
          <span>{money(unit.RateWithTax)}</span>
          <small>{noteOf(unit)}</small>
        </label>
      ))}
    </fieldset>
  );
};
