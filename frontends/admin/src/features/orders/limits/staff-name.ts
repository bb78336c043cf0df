import { t } from './labels.ts';
import type { Limits } from './limit-queries.ts';

export const staffName = ({ StaffName, StaffId }: NonNullable<Limits['Lift']>): string =>
  StaffName || t('unnamedStaff', { id: StaffId });
