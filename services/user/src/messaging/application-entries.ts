import { businessApplicationDecided } from '@tokri/contracts/events';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type {
  ApplicationChange,
  BusinessApplication,
} from '../domain/companies/business-application.ts';

/**
 * An approval counts once the person is a member, because only then its prices apply. The revision of
 * the application numbers its events.
 */
export const toApplicationDecidedEntries = (
  { userId, rev }: Pick<BusinessApplication, 'userId' | 'rev'>,
  change: ApplicationChange,
  occurredAt: Date,
): OutboxEntry[] => {
  const isApproved = (change.partyId ?? 0) > 0;
  if (!isApproved && change.state !== 'declined') return [];
  return [
    createOutboxEntry(businessApplicationDecided, {
      key: String(userId),
      seq: rev + 1,
      data: { userId, decision: isApproved ? 'approved' : 'declined' },
      occurredAt,
    }),
  ];
};
