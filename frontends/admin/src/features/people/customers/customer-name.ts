import { t } from '../labels.ts';

/** People have no name until they enter one. */
export const customerName = ({
  UserId,
  Name,
}: {
  readonly UserId: number;
  readonly Name: string;
}): string => Name || t('unnamed', { id: UserId });
