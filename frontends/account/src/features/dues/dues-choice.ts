import type { PartyCreditResponse } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { maxBillsPerPayment, minOnlineDuesRupees } from '@tokri/contracts/orders';

export type OpenBill = PartyCreditResponse['Bills'][number];

export interface DuesChoice {
  /** What was typed for each chosen bill, by its id. */
  readonly amounts: ReadonlyMap<number, string>;
  /** Typed; empty is 0. */
  readonly onAccount: string;
}

export interface DuesPaymentInput {
  readonly Bills: readonly { readonly Id: number; readonly Amount: number }[];
  readonly OnAccount: number;
  /** Rupees in all. */
  readonly total: number;
}

export type AmountProblem = 'invalid' | 'tooMuch';
export type ChoiceProblem = 'none' | 'tooLittle' | 'tooMany' | 'amounts';

const maxDigits = 8;
const rupeesPattern = new RegExp(`^\\d{1,${maxDigits}}(\\.\\d{1,2})?$`);

/** Null unless it is an amount with at most two decimals. */
export const parseRupees = (text: string): number | null => {
  const plain = text.trim().replaceAll(',', '');
  return rupeesPattern.test(plain) ? Number(plain) : null;
};

export const isOverdue = ({ DueDate }: Pick<OpenBill, 'DueDate'>, today: string): boolean =>
  DueDate < today;

/** The oldest ones when a payment cannot take all. */
export const chooseBills = (bills: readonly OpenBill[], onAccount: string): DuesChoice => ({
  amounts: new Map(bills.slice(0, maxBillsPerPayment).map(({ Id, Due }) => [Id, String(Due)])),
  onAccount,
});

/** What is overdue has to be paid first, because it stops orders on credit. */
export const defaultChoice = (bills: readonly OpenBill[], today: string): DuesChoice =>
  chooseBills(
    bills.filter((bill) => isOverdue(bill, today)),
    '',
  );

export const changeAmount = (
  choice: DuesChoice,
  billId: number,
  amount: string | null,
): DuesChoice => {
  const amounts = new Map(choice.amounts);
  if (amount === null) amounts.delete(billId);
  else amounts.set(billId, amount);
  return { ...choice, amounts };
};

export const billAmountProblem = (text: string, { Due }: OpenBill): AmountProblem | null => {
  const amount = parseRupees(text);
  if (amount === null || amount === 0) return 'invalid';
  return amount > Due ? 'tooMuch' : null;
};

export const isValidOnAccount = (text: string): boolean =>
  text.trim() === '' || parseRupees(text) !== null;

/** Counts what is right and ignores bills that are no longer open. */
export const toPaymentInput = (
  choice: DuesChoice,
  bills: readonly OpenBill[],
): DuesPaymentInput => {
  const chosen = bills.flatMap((bill) => {
    const text = choice.amounts.get(bill.Id);
    return text === undefined || billAmountProblem(text, bill)
      ? []
      : [{ Id: bill.Id, Amount: parseRupees(text) ?? 0 }];
  });
  const onAccount = parseRupees(choice.onAccount) ?? 0;
  const totalPaise = chosen.reduce((sum, { Amount }) => sum + toPaise(Amount), toPaise(onAccount));
  return { Bills: chosen, OnAccount: onAccount, total: toRupees(totalPaise) };
};

export const choiceProblem = (
  choice: DuesChoice,
  bills: readonly OpenBill[],
): ChoiceProblem | null => {
  const chosen = bills.filter(({ Id }) => choice.amounts.has(Id));
  const hasWrongAmount = chosen.some((bill) =>
    billAmountProblem(choice.amounts.get(bill.Id) ?? '', bill),
  );
  if (hasWrongAmount || !isValidOnAccount(choice.onAccount)) return 'amounts';
  if (chosen.length > maxBillsPerPayment) return 'tooMany';
  const { total } = toPaymentInput(choice, bills);
  if (total === 0) return 'none';
  return total < minOnlineDuesRupees ? 'tooLittle' : null;
};
