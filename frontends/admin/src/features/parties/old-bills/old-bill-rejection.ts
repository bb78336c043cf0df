import type { FieldError } from '@tokri/contracts/problems';
import { t } from './labels.ts';
import type { OldBillErrors, OldBillLine } from './old-bill-draft.ts';

/** What the server says about a bill that it did not take. */
export interface OldBillRejection {
  readonly message: string;
  readonly code?: string;
  readonly errors?: readonly FieldError[];
}

type HeadField = 'number' | 'date' | 'dueDate' | 'paid';

const headFields: Readonly<Record<string, HeadField>> = {
  Number: 'number',
  Date: 'date',
  DueDate: 'dueDate',
  Paid: 'paid',
};

const lineFields: Readonly<Record<string, keyof OldBillLine>> = {
  Name: 'name',
  HSN: 'hsn',
  Unit: 'unit',
  Quantity: 'quantity',
  Rate: 'rate',
  TaxPercent: 'taxPercent',
};

const fieldsOfCodes: Readonly<Record<string, HeadField>> = {
  'number-taken': 'number',
  'date-order': 'dueDate',
  'paid-too-much': 'paid',
};

const toFieldErrors = ({ field, message }: FieldError): OldBillErrors => {
  const [name = '', index = '', part = ''] = field.split('.');
  const head = headFields[name];
  if (head) return { [head]: message };
  const linePart = name === 'Lines' ? lineFields[part] : undefined;
  return linePart
    ? { lines: new Map([[Number(index), { [linePart]: message }]]) }
    : { form: message };
};

/** The message of the server at the field that it is about. */
export const toRejectionErrors = ({
  message,
  code = '',
  errors = [],
}: OldBillRejection): OldBillErrors => {
  const [error] = errors;
  if (error) return toFieldErrors(error);
  const text = message || t('failed');
  const field = fieldsOfCodes[code];
  return field ? { [field]: text } : { form: text };
};
