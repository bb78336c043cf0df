import type { StaffMemberResponse } from '@tokri/contracts/api';
import { userOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, formatPastMoment, Tag } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { refreshStaff } from './staff-queries.ts';
import { staffName } from './staff-name.ts';

type Invitation = NonNullable<StaffMemberResponse['Invitation']>;

const tones = { sending: 'info', sent: 'success', failed: 'error' } as const;

const useResend = (member: StaffMemberResponse) =>
  useMutationWithFeedback({
    send: ({ UserId, Invitation }: StaffMemberResponse) =>
      sendCommand(userOperations.resendInvitation, {
        body: { UserId, InvitedAt: Invitation?.At ?? '' },
      }),
    refresh: refreshStaff,
    successMessage: () => t('staff.resent', { name: staffName(member) }),
  });

const InvitationState = ({ invitation }: { readonly invitation: Invitation }) => {
  const { State, Reason, At, EndedAt } = invitation;
  return (
    <>
      <Tag tone={tones[State]}>{t(`staff.invitation.${State}`)}</Tag>
      <small>{formatPastMoment(EndedAt ?? At)}</small>
      {Reason !== '' && <span>{t(`staff.invitation.reason.${Reason}`)}</span>}
    </>
  );
};

/** Empty once the person has signed in after the last invitation. */
export const InvitationCell = ({ member }: { readonly member: StaffMemberResponse }) => {
  const { run, isBusy } = useResend(member);
  const { Invitation, LastSignInAt } = member;
  if (!Invitation && LastSignInAt) return null;
  return (
    <div className={styles.invitation}>
      {Invitation && <InvitationState invitation={Invitation} />}
      {Invitation?.State !== 'sending' && (
        <Button
          kind="secondary"
          isSmall
          aria-label={t('staff.resendTo', { name: staffName(member) })}
          isBusy={isBusy}
          onClick={() => void run(member)}
        >
          {t('staff.resend')}
        </Button>
      )}
    </div>
  );
};
