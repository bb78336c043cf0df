import { businessApplicationDecided } from '@tokri/contracts/events';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { ApplicationChange, ApplicationId } from '../domain/companies/business-application.ts';

/**
 * An approval counts once the person is a member, because only then its prices apply. The revision of
 * the application numbers its events.
 */
export const toApplicationDecidedEntries = (
  { userId, rev }: ApplicationId,
  change: ApplicationChange,
  occurredAt: Date,
): OutboxEntry[] => {
  const isApproved = 'partyId' in change && change.partyId > 0;
  const isDeclined = 'state' in change && change.state === 'declined';
  if (!isApproved && !isDeclined) return [];
  return [
    createOutboxEntry(businessApplicationDecided, {
      key: String(userId),
      seq: rev + 1,
      data: { userId, decision: isApproved ? 'approved' : 'declined' },
      occurredAt,
    }),
  ];
};
