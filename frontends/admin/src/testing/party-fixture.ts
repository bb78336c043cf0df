import type {
  DuesPaymentResponse,
  PartyBalanceResponse,
  PartyBalancesResponse,
  PartyCreditResponse,
} from '@tokri/contracts/api';

export const buildParty = (changes: Partial<PartyBalanceResponse> = {}): PartyBalanceResponse => ({
  PartyId: 3,
  Name: 'Annapurna Caterers',
  GSTIN: '29AAKFA4321L1ZB',
  CreditLimit: 50_000,
  TermsDays: 30,
  Outstanding: 9_090,
  Reserved: 1_000,
  Available: 39_910,
  Overdue: 6_090,
  OverdueDays: 40,
  Ageing: { Current: 3_000, Days1To30: 0, Days31To60: 6_090, Days61To90: 0, DaysOver90: 0 },
  LastReminder: null,
  ...changes,
});

/** `total` counts the accounts of all pages; the other totals are those of the first one. */
export const buildBalances = (
  Parties: readonly PartyBalanceResponse[],
  total = Parties.length,
): PartyBalancesResponse => {
  const { PartyId, Name, GSTIN, TermsDays, OverdueDays, LastReminder, ...amounts } =
    Parties[0] ?? buildParty();
  return { Totals: { Parties: total, ...amounts }, Parties: [...Parties] };
};

export const buildPartyCredit = (
  changes: Partial<PartyCreditResponse> = {},
): PartyCreditResponse => ({
  PartyId: 3,
  CreditLimit: 50_000,
  TermsDays: 30,
  Used: 9_090,
  Reserved: 1_000,
  Available: 39_910,
  OnAccount: 0,
  Outstanding: 9_090,
  Overdue: 6_090,
  OverdueDays: 40,
  NotOffered: 'overdue',
  Bills: [
    {
      Id: 8,
      Number: 'TI/26-27/0000001',
      Date: '2026-09-20',
      DueDate: '2026-10-20',
      Amount: 7_000,
      Due: 6_090,
    },
  ],
  ...changes,
});

/** A cheque that staff recorded. */
export const buildPartyPayment = (
  changes: Partial<DuesPaymentResponse> = {},
): DuesPaymentResponse => ({
  Id: 77,
  Number: 'RC/26-27/000001',
  Date: '2026-11-20',
  Way: 'cheque',
  Reference: '000123',
  Amount: 1_000,
  State: 'captured',
  Bills: [{ Id: 8, Number: 'TI/26-27/0000001', Amount: 910 }],
  OnAccount: 90,
  Vouchers: [],
  Reason: '',
  Returns: [],
  Payment: null,
  ...changes,
});
