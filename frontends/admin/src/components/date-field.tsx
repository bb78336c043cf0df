import { isDate } from '@tokri/contracts/dates';
import { Field, formatDate } from '@tokri/web-kit/ui';
import type { ComponentProps } from 'react';

/** The browser writes a date as its own language does, so the hint says it as the shop does. */
export const DateField = ({
  day,
  hint,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type'> & { readonly day: string }) => (
  <Field
    {...field}
    type="date"
    hint={
      [isDate(day) ? formatDate(day, { withYear: true }) : '', hint].filter(Boolean).join(' • ') ||
      undefined
    }
  />
);
