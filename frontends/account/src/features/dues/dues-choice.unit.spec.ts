import {
  billAmountProblem,
  changeAmount,
  chooseBills,
  choiceProblem,
  defaultChoice,
  parseRupees,
  toPaymentInput,
  type OpenBill,
} from './dues-choice.ts';

const buildBill = (changes: Partial<OpenBill> = {}): OpenBill => ({
  Id: 1,
  Number: 'TI/26-27/0000001',
  Date: '2026-10-01',
  DueDate: '2026-10-31',
  Amount: 500,
  Due: 300.1,
  ...changes,
});
const overdue = buildBill();
const later = buildBill({ Id: 2, DueDate: '2026-12-15', Due: 200.2 });
const bills = [overdue, later];
const nothing = { amounts: new Map<number, string>(), onAccount: '' };

describe('parseRupees', () => {
  it.each([
    ['250', 250],
    [' 1,23,456.50 ', 123_456.5],
    ['0', 0],
  ])('reads "%s"', (text, amount) => expect(parseRupees(text)).toBe(amount));
  it.each(['', '-5', '1.234', '1e3', '₹5', '.5', '123456789'])('refuses "%s"', (text) =>
    expect(parseRupees(text)).toBeNull(),
  );
});

describe('defaultChoice', () => {
  it('chooses what is overdue in full, and not what is due today', () =>
    expect([...defaultChoice(bills, '2026-12-15').amounts]).toEqual([[1, '300.1']]));
});

describe('chooseBills', () => {
  it('chooses the 200 oldest bills, as many as one payment takes', () => {
    const many = Array.from({ length: 201 }, (_, index) => buildBill({ Id: index + 1 }));
    const choice = chooseBills(many, '5');
    expect([choice.amounts.size, choice.amounts.has(201), choice.onAccount]).toEqual([
      200,
      false,
      '5',
    ]);
    expect(choiceProblem(choice, many)).toBeNull();
    expect(choiceProblem(changeAmount(choice, 201, '1'), many)).toBe('tooMany');
  });
});

describe('billAmountProblem', () => {
  it.each([
    ['300.1', null],
    ['0.01', null],
    ['300.11', 'tooMuch'],
    ['0', 'invalid'],
    ['', 'invalid'],
  ])('of "%s" for a bill of ₹300.10 is %s', (text, problem) =>
    expect(billAmountProblem(text, overdue)).toBe(problem),
  );
});

describe('toPaymentInput', () => {
  it('adds up without errors of binary fractions', () =>
    expect(toPaymentInput({ ...chooseBills(bills, '0.4') }, bills)).toEqual({
      Bills: [
        { Id: 1, Amount: 300.1 },
        { Id: 2, Amount: 200.2 },
      ],
      OnAccount: 0.4,
      total: 500.7,
    }));
  it('leaves out a bill that was paid meanwhile', () =>
    expect(toPaymentInput(chooseBills(bills, ''), [later])).toMatchObject({
      Bills: [{ Id: 2 }],
      total: 200.2,
    }));
});

describe('choiceProblem', () => {
  it.each([
    ['none', nothing],
    ['tooLittle', { ...nothing, onAccount: '0.99' }],
    ['amounts', { ...nothing, onAccount: 'ten' }],
    ['amounts', changeAmount(nothing, 1, '301')],
  ])('is %s for what cannot be paid', (problem, choice) =>
    expect(choiceProblem(choice, bills)).toBe(problem),
  );
  it('is null for a part of a bill and for an amount on account alone', () => {
    expect(choiceProblem(changeAmount(nothing, 1, '1'), bills)).toBeNull();
    expect(choiceProblem({ ...nothing, onAccount: '1' }, bills)).toBeNull();
  });
});
