import type { PartyBalanceResponse } from '@tokri/contracts/api';
import type { ExportRows } from '@tokri/web-kit/table-file';
import { ages } from '../ageing.ts';
import { t } from '../labels.ts';

export const toPartyRows = (parties: readonly PartyBalanceResponse[]): ExportRows => [
  [
    t('column.number'),
    t('column.name'),
    t('column.gstin'),
    t('column.limit'),
    t('column.terms'),
    t('column.outstanding'),
    ...ages.map((age) => t(`age.${age}`)),
    t('column.overdue'),
    t('column.overdueDays'),
    t('column.reserved'),
    t('column.available'),
  ],
  ...parties.map((party) => [
    party.PartyId,
    party.Name,
    party.GSTIN,
    party.CreditLimit,
    party.TermsDays,
    party.Outstanding,
    ...ages.map((age) => party.Ageing[age]),
    party.Overdue,
    party.OverdueDays,
    party.Reserved,
    party.Available,
  ]),
];
