import type { Limits } from '../features/orders/limits/limit-queries.ts';

export const buildLimits = (overrides: Partial<Limits> = {}): Limits => ({
  UserId: 7,
  UserName: 'Asha Rao',
  Unpaid: 2,
  FullestSlot: { Date: '2026-11-24', Start: '06:00', End: '08:00', Count: 2 },
  FullestDay: { Date: '2026-11-24', Count: 2 },
  FullestItem: { Name: 'Onion', Count: 4, Max: 24 },
  PerSlot: 2,
  PerDay: 4,
  Total: 6,
  UnitsPerItem: 24,
  AddressLimits: { PerSlot: 4, PerDay: 8, Total: 12, UnitsPerItem: 48 },
  Addresses: [],
  Lift: null,
  ...overrides,
});

export const buildLift = (Reason: string): NonNullable<Limits['Lift']> => ({
  Until: '2026-12-01',
  Reason,
  StaffId: 1,
  StaffName: 'Nila Das',
  At: '2026-11-23T10:00:00+05:30',
});
