import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import * as f from '../operation/fields.ts';

export const slotStates = ['Open', 'FewLeft', 'Full', 'Closed'] as const;

export const slotClosedReasons = [
  '',
  'cut-off',
  'blackout',
  'weekly-off',
  'full',
  'minimum-order',
  'closed',
  'lead-time',
  'past',
] as const;

export const slot = z.object({
  Id: z.int(),
  CompanyId: z.int(),
  GroupId: z.int(),
  Date: f.isoDate,
  MinimumDate: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  StartsAt: f.instant,
  EndsAt: f.instant,
  CutOffAt: f.instant,
  Capacity: z.int(),
  Left: z.int(),
  Fee: rupees,
  State: z.enum(slotStates),
  Reason: z.enum(slotClosedReasons),
});

export type SlotResponse = z.infer<typeof slot>;

export const base = { service: 'delivery-slot' } as const;

export const anon = { kind: 'anon' } as const;

export const staffPincodes = { kind: 'staff', permission: 'pincodes' } as const;

export const staffSlots = { kind: 'staff', permission: 'slots' } as const;
