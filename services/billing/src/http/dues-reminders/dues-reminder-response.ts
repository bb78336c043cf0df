import type { DuesReminderResponse } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { PartyMemberDirectory } from '../../application/ports/dues-reminders.ts';
import type { SentReminder } from '../../domain/dues-reminders/dues-reminder.ts';

export const toReminderResponse = async (
  members: Pick<PartyMemberDirectory, 'findMembers'>,
  { at, staffId, userIds }: SentReminder,
): Promise<DuesReminderResponse> => {
  const nameOf = new Map(
    (await members.findMembers(userIds)).map(({ userId, name }) => [userId, name]),
  );
  return {
    At: formatInstant(at),
    StaffId: staffId,
    SentTo: userIds.map((userId) => ({ UserId: userId, Name: nameOf.get(userId) ?? '' })),
  };
};
