import { Button, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { describeValue } from './describe-value.ts';
import type { ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';
import { formText } from './labels.ts';
import type { FormConflict, FormField } from './merge-item-forms.ts';

type Side = 'mine' | 'theirs';

interface ConflictSheetProps {
  readonly conflicts: readonly FormConflict[];
  readonly onKeep: (values: Partial<ItemFormValues>) => void;
  readonly onClose: () => void;
}

/** Shows both values of every field that two members of staff changed. */
export const ConflictSheet = ({ conflicts, onKeep, onClose }: ConflictSheetProps) => {
  const [sides, setSides] = useState<Partial<Record<FormField, Side>>>({});
  const keep = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onKeep(
      Object.fromEntries(
        conflicts.map((conflict) => [conflict.field, conflict[sides[conflict.field] ?? 'mine']]),
      ),
    );
  };
  return (
    <Sheet title={formText('conflictTitle')} isWide onClose={onClose}>
      <form className={styles.conflicts} onSubmit={keep}>
        <p>{formText('conflictText')}</p>
        {conflicts.map((conflict) => (
          <fieldset key={conflict.field} className={styles.conflict}>
            <legend>{formText(conflict.field)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.choice}>
                <input
                  type="radio"
                  name={conflict.field}
                  checked={(sides[conflict.field] ?? 'mine') === side}
                  onChange={() => setSides({ ...sides, [conflict.field]: side })}
                />
                <span>
                  <b>{formText(side)}</b>
                  <span className={styles.value}>{describeValue(conflict, side)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button type="submit">{formText('keep')}</Button>
      </form>
    </Sheet>
  );
};
