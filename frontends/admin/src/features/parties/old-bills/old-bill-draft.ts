import type { billingOperations, RequestBody } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { toPaise, toRupees } from '@tokri/contracts/money';
import {
  importedBillLimits,
  importedBillNumberPattern,
  mixedTaxMessages,
} from '@tokri/contracts/orders';
import { roundOff } from '@tokri/contracts/pricing';
import { calculateTax, checkHsn, taxTotal } from '@tokri/contracts/tax';
import { parseRupees } from '@tokri/contracts/validation';
import { language } from '@tokri/web-kit/platform';
import { t } from './labels.ts';

export type OldBillRequest = RequestBody<typeof billingOperations.importBill>;

/** What was typed. */
export interface OldBillLine {
  readonly name: string;
  readonly hsn: string;
  readonly unit: string;
  readonly quantity: string;
  readonly rate: string;
  readonly taxPercent: string;
}

export interface OldBillDraft {
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly paid: string;
  readonly lines: readonly OldBillLine[];
}

export type LineErrors = Partial<Record<keyof OldBillLine, string>>;

export type OldBillErrors = Partial<Record<'number' | 'date' | 'dueDate' | 'paid', string>> & {
  /** By the index of the line. */
  readonly lines?: ReadonlyMap<number, LineErrors>;
  /** About no single field. */
  readonly form?: string;
};

export const emptyLine: OldBillLine = {
  name: '',
  hsn: '',
  unit: '',
  quantity: '1',
  rate: '',
  taxPercent: '',
};

export const emptyDraft: OldBillDraft = {
  number: '',
  date: '',
  dueDate: '',
  paid: '',
  lines: [emptyLine],
};

const parseQuantity = (text: string): number => {
  const quantity = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return quantity <= importedBillLimits.quantity ? quantity : 0;
};

const parseRate = (text: string): number => {
  const rate = parseRupees(text) ?? 0;
  return rate <= importedBillLimits.rate ? rate : 0;
};

const lineTotalPaise = ({ quantity, rate, taxPercent }: OldBillLine): number => {
  const taxablePaise = toPaise(parseRate(rate)) * parseQuantity(quantity);
  const taxBasisPoints = Math.round(Number(taxPercent) * 100);
  return (
    taxablePaise + taxTotal(calculateTax({ taxablePaise, taxBasisPoints, supply: 'intra-state' }))
  );
};

/** Rupees, as in the State of the shop: another State's tax can round to a rupee more or less. */
export const draftTotal = ({ lines }: Pick<OldBillDraft, 'lines'>): number => {
  const totalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  return toRupees(totalPaise + roundOff(totalPaise, true));
};

const parsePaid = (text: string): number | null => (text.trim() === '' ? 0 : parseRupees(text));

const withoutEmpty = <Errors extends Record<string, string>>(errors: Errors): Partial<Errors> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== '')) as Partial<Errors>;

const checkLine = (line: OldBillLine): LineErrors =>
  withoutEmpty({
    name: line.name.trim() === '' ? t('line.nameMissing') : '',
    hsn: checkHsn(line.hsn.trim()).ok ? '' : t('line.hsnWrong'),
    unit: line.unit.trim() === '' ? t('line.unitMissing') : '',
    quantity: parseQuantity(line.quantity) === 0 ? t('line.quantityWrong') : '',
    rate: parseRate(line.rate) === 0 ? t('line.rateWrong') : '',
    taxPercent: line.taxPercent === '' ? t('line.taxMissing') : '',
  });

const checkMixedTax = ({ lines }: OldBillDraft): string => {
  const percents = lines.flatMap(({ taxPercent }) =>
    taxPercent === '' ? [] : [Number(taxPercent)],
  );
  const isMixed = percents.includes(0) && percents.some((percent) => percent > 0);
  return isMixed ? mixedTaxMessages[language()] : '';
};

const checkDay = (day: string, today: string): string => {
  if (!isDate(day)) return t('dayWrong');
  return day > today ? t('dayLater') : '';
};

const checkDueDate = ({ date, dueDate }: OldBillDraft): string => {
  if (!isDate(dueDate)) return t('dayWrong');
  return isDate(date) && dueDate < date ? t('dueEarlier') : '';
};

export const checkDraft = (draft: OldBillDraft, today: string): OldBillErrors => {
  const lines = new Map(
    draft.lines
      .map((line, index) => [index, checkLine(line)] as const)
      .filter(([, errors]) => Object.keys(errors).length > 0),
  );
  return {
    ...withoutEmpty({
      number: importedBillNumberPattern.test(draft.number.trim()) ? '' : t('numberWrong'),
      date: checkDay(draft.date, today),
      dueDate: checkDueDate(draft),
      paid: parsePaid(draft.paid) === null ? t('paidWrong') : '',
      form: checkMixedTax(draft),
    }),
    ...(lines.size > 0 && { lines }),
  };
};

export const toRequest = (draft: OldBillDraft, partyId: number): OldBillRequest => ({
  PartyId: partyId,
  Number: draft.number.trim(),
  Date: draft.date,
  DueDate: draft.dueDate,
  Paid: parsePaid(draft.paid) ?? 0,
  Lines: draft.lines.map((line) => ({
    Name: line.name.trim(),
    HSN: line.hsn.trim(),
    Unit: line.unit.trim(),
    Quantity: parseQuantity(line.quantity),
    Rate: parseRate(line.rate),
    TaxPercent: Number(line.taxPercent),
  })),
});
