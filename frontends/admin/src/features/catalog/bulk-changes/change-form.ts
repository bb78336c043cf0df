import { checkHsn } from '@tokri/contracts/tax';
import { maxPricePercent } from '@tokri/contracts/validation';

export type BulkKind = 'percent' | 'amount' | 'tax' | 'status' | 'category' | 'hsn';
export const priceKinds = ['percent', 'amount', 'tax'] as const;
export const itemKinds = ['status', 'category', 'hsn'] as const;

export interface ChangeForm {
  readonly kind: BulkKind;
  readonly value: string;
  readonly rounding: string;
  readonly from: string;
  readonly party: string;
}

export type FormError =
  | 'form.percentInvalid'
  | 'form.amountInvalid'
  | 'form.hsnInvalid'
  | 'form.chooseInvalid'
  | 'form.fromInvalid'
  | 'form.partyInvalid';

const parseNumber = (text: string): number | null =>
  /^-?\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? Number(text.trim()) : null;

const findValueError = ({ kind, value }: ChangeForm): FormError | null => {
  const number = parseNumber(value);
  switch (kind) {
    case 'percent':
      return number !== null && number !== 0 && number > -100 && number <= maxPricePercent
        ? null
        : 'form.percentInvalid';
    case 'amount':
      return number !== null && number !== 0 ? null : 'form.amountInvalid';
    case 'hsn':
      return checkHsn(value.trim()).ok ? null : 'form.hsnInvalid';
    case 'tax':
    case 'status':
    case 'category':
      return value === '' ? 'form.chooseInvalid' : null;
  }
};

export const isPriceKind = (kind: BulkKind): kind is (typeof priceKinds)[number] =>
  priceKinds.some((one) => one === kind);

/** The first error of each field. */
export const findFormErrors = (form: ChangeForm, today: string) => ({
  value: findValueError(form),
  from: isPriceKind(form.kind) && form.from < today ? ('form.fromInvalid' as const) : null,
  party:
    (form.kind === 'percent' || form.kind === 'amount') && !/^\d{0,9}$/.test(form.party.trim())
      ? ('form.partyInvalid' as const)
      : null,
});
