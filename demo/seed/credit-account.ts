import { addDays, financialYear, shopDate } from '@tokri/contracts/dates';
import type { Api } from './api.ts';
import { waitFor } from './wait-for.ts';

const creditLimit = 50_000;
const dueAfterDays = 30;

const openingBills = [
  {
    sequence: 118,
    daysAgo: 75,
    isPaid: true,
    lines: [
      {
        Name: 'Sona Masoori rice',
        HSN: '1006',
        Unit: '25 kg',
        Quantity: 4,
        Rate: 1_450,
        TaxPercent: 5,
      },
      { Name: 'Sunflower oil', HSN: '1512', Unit: '15 l', Quantity: 3, Rate: 1_890, TaxPercent: 5 },
    ],
  },
  {
    sequence: 164,
    daysAgo: 20,
    isPaid: false,
    lines: [
      { Name: 'Toor dal', HSN: '0713', Unit: '10 kg', Quantity: 5, Rate: 1_180, TaxPercent: 5 },
      { Name: 'Ghee', HSN: '0405', Unit: '5 l', Quantity: 2, Rate: 2_610, TaxPercent: 5 },
    ],
  },
] as const;

const totalRupees = (lines: (typeof openingBills)[number]['lines']): number =>
  Math.round(
    lines.reduce(
      (sum, { Quantity, Rate, TaxPercent }) => sum + Quantity * Rate * (100 + TaxPercent),
      0,
    ) / 100,
  );

const toOldBillBody = (
  partyId: number,
  { sequence, daysAgo, isPaid, lines }: (typeof openingBills)[number],
  today: string,
) => {
  const date = addDays(today, -daysAgo);
  return {
    PartyId: partyId,
    Number: `AC/${financialYear(date).slice(2)}/${sequence}`,
    Date: date,
    DueDate: addDays(date, dueAfterDays),
    Paid: isPaid ? totalRupees(lines) : 0,
    Lines: lines,
  };
};

export const createCreditAccount = async (
  administrator: Api,
  { partyId, now }: { readonly partyId: number; readonly now: Date },
): Promise<void> => {
  await administrator.write('/api/admin/billing/credit-limits', {
    key: 'credit-limit',
    body: { PartyId: partyId, CreditLimit: creditLimit },
  });
  for (const bill of openingBills)
    await administrator.write('/api/admin/billing/old-bills', {
      key: `old-bill-${bill.sequence}`,
      body: toOldBillBody(partyId, bill, shopDate(now)),
    });
  await waitFor('the account', async () =>
    (
      await administrator.get<{ readonly Bills: readonly unknown[] }>('/api/Party', {
        PartyId: partyId,
        CompanyId: 1,
      })
    ).Bills.length === 1
      ? true
      : undefined,
  );
};
