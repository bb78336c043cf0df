import * as z from 'zod/mini';
import { maxRemindedParties } from '../../orders/billing/party-payments.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

export const duesReminder = z.object({
  At: f.instant,
  /** 0 for an automatic reminder. */
  StaffId: z.int(),
  /** The name is empty for a person who no longer belongs to a business. */
  SentTo: z.array(z.object({ UserId: z.int(), Name: z.string() })),
});
export type DuesReminderResponse = z.infer<typeof duesReminder>;

export const duesReminderErrors = [
  'unknown-party',
  'already-reminded',
  'nothing-due',
  'nobody-to-remind',
] as const;

const duesReminderResult = z.object({
  PartyId: z.int(),
  /** Why nothing was sent; empty when it was. */
  Code: z.enum(['', ...duesReminderErrors]),
  Message: z.string(),
  Reminder: z.nullable(duesReminder),
});
export type DuesReminderResult = z.infer<typeof duesReminderResult>;

export const duesReminderOperations = {
  remindOfDues: operation({
    ...base,
    operationId: 'remind-of-dues',
    specId: 'BA25',
    method: 'POST',
    path: '/api/admin/billing/dues-reminders',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      PartyIds: z.array(f.id).check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(maxRemindedParties, `must have at most ${maxRemindedParties} entries`),
        z.refine((ids) => new Set(ids).size === ids.length, 'must name each once'),
      ),
      RequestId: f.uuid,
    }),
    response: z.array(duesReminderResult),
    summary:
      'Reminds the accountants of business customers, or all their people where none is one, of what they owe; each business at most once a day. The result of each names why nothing was sent. Repeating a request with its `RequestId` sends nothing again.',
  }),
};
