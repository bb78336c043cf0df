import type { PackValues, TaxValues } from './item-form-values.ts';
import { formText } from './labels.ts';
import type { FormConflict } from './merge-item-forms.ts';

const describePack = ({ name, maxPerOrder, isHidden }: PackValues): string =>
  [
    name,
    `${formText('maxPerOrder')}: ${maxPerOrder}`,
    ...(isHidden ? [formText('status.0')] : []),
  ].join(', ');

const describeTax = ({ fromDate, taxPercent }: TaxValues): string => `${fromDate}: ${taxPercent}%`;

/** A value of the form as a member of staff reads it. */
export const describeValue = (conflict: FormConflict, side: 'mine' | 'theirs'): string => {
  const value = conflict[side];
  if (conflict.field === 'packs') return (value as PackValues[]).map(describePack).join('; ');
  if (conflict.field === 'taxes') return (value as TaxValues[]).map(describeTax).join('; ');
  if (conflict.field === 'images')
    return formText('pictureCount', { count: (value as string[]).length });
  if (conflict.field === 'status') return formText(value === '1' ? 'status.1' : 'status.0');
  return String(value) || formText('empty');
};
