import type { StaffMemberResponse } from '@tokri/contracts/api';
import { t } from '../labels.ts';

export const staffName = ({ UserId, Name }: StaffMemberResponse): string =>
  Name || t('staff.unnamed', { id: UserId });
