import type { PartyCreditResponse, RequestBody } from '@tokri/contracts/api';
import type { duesPaymentOperations } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { maxBillsPerPayment, type RecordedPaymentWay } from '@tokri/contracts/orders';
import { parseRupees } from '@tokri/contracts/validation';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';

export type OpenBill = PartyCreditResponse['Bills'][number];
export type PaymentRequest = RequestBody<typeof duesPaymentOperations.recordPartyPayment>;

export interface PaymentDraft {
  readonly amount: string;
  readonly way: RecordedPaymentWay;
  readonly reference: string;
  readonly receivedOn: string;
  /** What was typed for each chosen bill, by its id. */
  readonly bills: ReadonlyMap<number, string>;
}

export interface DraftErrors {
  readonly amount?: string;
  readonly reference?: string;
  readonly receivedOn?: string;
  /** By the id of the bill. */
  readonly bills?: ReadonlyMap<number, string>;
  /** About no single field. */
  readonly form?: string;
}

export const hasErrors = (errors: DraftErrors): boolean => Object.keys(errors).length > 0;

const parsePaise = (text: string): number => toPaise(parseRupees(text) ?? 0);

/** Rupees of the chosen bills. */
export const sumChosen = ({ bills }: Pick<PaymentDraft, 'bills'>): number =>
  toRupees([...bills.values()].reduce((sum, text) => sum + parsePaise(text), 0));

/** A bill gets what it still owes, at most what the payment has left. */
export const toggleBill = (draft: PaymentDraft, { Id, Due }: OpenBill): PaymentDraft => {
  const bills = new Map(draft.bills);
  if (bills.delete(Id)) return { ...draft, bills };
  const leftPaise = parsePaise(draft.amount) - toPaise(sumChosen(draft));
  const amount = leftPaise > 0 ? toRupees(Math.min(toPaise(Due), leftPaise)) : Due;
  return { ...draft, bills: bills.set(Id, String(amount)) };
};

const checkAmount = (draft: PaymentDraft): string => {
  const amount = parseRupees(draft.amount) ?? 0;
  if (amount <= 0) return t('record.amountWrong');
  const chosen = sumChosen(draft);
  return chosen > amount ? t('record.aboveAmount', { sum: formatExactPrice(chosen) }) : '';
};

const checkReference = ({ way, reference }: PaymentDraft): string =>
  way !== 'cash' && reference.trim() === '' ? t('record.referenceMissing') : '';

const checkDay = ({ receivedOn }: PaymentDraft, today: string): string => {
  if (!isDate(receivedOn)) return t('record.dayWrong');
  return receivedOn > today ? t('record.dayLater') : '';
};

const checkBill = (text: string, { Due }: OpenBill): string => {
  const amount = parseRupees(text) ?? 0;
  if (amount <= 0) return t('record.amountWrong');
  return amount > Due ? t('record.billTooMuch', { sum: formatExactPrice(Due) }) : '';
};

const checkBills = (draft: PaymentDraft, bills: readonly OpenBill[]): ReadonlyMap<number, string> =>
  new Map(
    bills.flatMap((bill): readonly (readonly [number, string])[] => {
      const text = draft.bills.get(bill.Id);
      const error = text === undefined ? '' : checkBill(text, bill);
      return error ? [[bill.Id, error]] : [];
    }),
  );

export const checkDraft = (
  draft: PaymentDraft,
  bills: readonly OpenBill[],
  today: string,
): DraftErrors => {
  const amount = checkAmount(draft);
  const reference = checkReference(draft);
  const receivedOn = checkDay(draft, today);
  const wrongBills = checkBills(draft, bills);
  const hasTooManyBills = draft.bills.size > maxBillsPerPayment;
  return {
    ...(amount && { amount }),
    ...(reference && { reference }),
    ...(receivedOn && { receivedOn }),
    ...(wrongBills.size > 0 && { bills: wrongBills }),
    ...(hasTooManyBills && { form: t('record.tooManyBills', { max: maxBillsPerPayment }) }),
  };
};

/** Bills in the order of `bills`, so that a repeated request is the same one. */
export const toPaymentRequest = (
  draft: PaymentDraft,
  bills: readonly OpenBill[],
  { partyId, requestId }: { readonly partyId: number; readonly requestId: string },
): PaymentRequest => ({
  PartyId: partyId,
  Amount: parseRupees(draft.amount) ?? 0,
  Way: draft.way,
  Reference: draft.reference.trim(),
  ReceivedOn: draft.receivedOn,
  Bills: bills.flatMap(({ Id }) => {
    const text = draft.bills.get(Id);
    return text === undefined ? [] : [{ Id, Amount: parseRupees(text) ?? 0 }];
  }),
  RequestId: requestId,
});
