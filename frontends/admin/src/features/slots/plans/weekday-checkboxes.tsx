import { formatWeekday } from '@tokri/web-kit/ui';
import styles from './weekday-checkboxes.module.css';

export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;
const anySunday = '2026-11-22';
const toSampleDate = (number: number): string => `2026-11-${Number(anySunday.slice(8)) + number}`;

export const weekdayName = (number: number): string => formatWeekday(toSampleDate(number));

export const weekdayNames = (numbers: readonly number[]): string =>
  [...numbers]
    .sort((a, b) => a - b)
    .map(weekdayName)
    .join(', ');

export interface WeekdayCheckboxesProps {
  readonly legend: string;
  readonly selected: readonly number[];
  readonly isDisabled?: boolean;
  readonly onToggle: (number: number) => void;
}

export const WeekdayCheckboxes = ({
  legend,
  selected,
  isDisabled = false,
  onToggle,
}: WeekdayCheckboxesProps) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.weekdays}>
      {weekdayNumbers.map((number) => (
        <label key={number}>
          <input
            type="checkbox"
            checked={selected.includes(number)}
            disabled={isDisabled}
            onChange={() => onToggle(number)}
          />
          {weekdayName(number)}
        </label>
      ))}
    </div>
  </fieldset>
);

export const toggleWeekday = (numbers: readonly number[], number: number): readonly number[] =>
  numbers.includes(number) ? numbers.filter((weekday) => weekday !== number) : [...numbers, number];
