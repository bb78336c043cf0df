import type { FieldError } from '@tokri/contracts/problems';
import { t } from '../labels.ts';
import type { DraftErrors, PaymentRequest } from './payment-draft.ts';

/** What the server says about a request that it did not take. */
export interface PaymentRejection {
  readonly message: string;
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  readonly entry?: { readonly BillId?: number } | undefined;
}

const fieldsOfCodes: Readonly<Record<string, 'amount' | 'reference' | 'receivedOn'>> = {
  'reference-missing': 'reference',
  'received-later': 'receivedOn',
  'bills-above-amount': 'amount',
};

const toFieldErrors = (
  { field, message }: FieldError,
  { Bills }: Pick<PaymentRequest, 'Bills'>,
): DraftErrors => {
  const [name, index] = field.split('.');
  if (name === 'Amount') return { amount: message };
  if (name === 'Reference') return { reference: message };
  if (name === 'ReceivedOn') return { receivedOn: message };
  const bill = name === 'Bills' ? Bills?.[Number(index)] : undefined;
  return bill ? { bills: new Map([[bill.Id, message]]) } : { form: message };
};

/** The message of the server at the field that it is about. */
export const toRejectionErrors = (
  { message, code = '', errors = [], entry }: PaymentRejection,
  request: Pick<PaymentRequest, 'Bills'>,
): DraftErrors => {
  const [error] = errors;
  if (error) return toFieldErrors(error, request);
  const text = message || t('record.failed');
  const billId = entry?.BillId ?? 0;
  if (request.Bills?.some(({ Id }) => Id === billId)) return { bills: new Map([[billId, text]]) };
  const field = fieldsOfCodes[code];
  return field ? { [field]: text } : { form: text };
};
