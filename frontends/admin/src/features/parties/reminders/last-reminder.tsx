import type { DuesReminderResponse } from '@tokri/contracts/api';
import { formatDateTime } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

const listNames = ({ SentTo }: DuesReminderResponse): string =>
  SentTo.map(({ Name }) => Name || t('formerPerson')).join(', ');

/** When a business was reminded last, and who got it. */
export const LastReminder = ({ reminder }: { readonly reminder: DuesReminderResponse | null }) =>
  reminder && (
    <>
      {formatDateTime(reminder.At)}
      <small>
        {t('lastTo', { names: listNames(reminder) })}
        {reminder.StaffId === 0 && ` · ${t('automatic')}`}
      </small>
    </>
  );
