import type { DuesReminderResult } from '@tokri/contracts/api';
import { Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

/** Names each business that was not reminded, and why. */
export const RejectedReminders = ({
  rejected,
  nameOf,
}: {
  readonly rejected: readonly DuesReminderResult[];
  readonly nameOf: (partyId: number) => string | undefined;
}) =>
  rejected.length === 0 ? null : (
    <section aria-label={t('notReminded')}>
      {rejected.map(({ PartyId, Message }) => (
        <Note key={PartyId} tone="warning">
          {t('entry', { name: nameOf(PartyId) ?? t('unnamed', { id: PartyId }), reason: Message })}
        </Note>
      ))}
    </section>
  );
