import type { StaffMemberResponse } from '@tokri/contracts/api';
import { userOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  escapeHtml,
  formatPastMoment,
  isConfirmed,
  showDialog,
  Tag,
} from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { refreshStaff } from './staff-queries.ts';
import { staffName } from './staff-name.ts';

const ResetButton = ({ member }: { readonly member: StaffMemberResponse }) => {
  const name = staffName(member);
  const { run, isBusy } = useMutationWithFeedback({
    send: (userId: number) =>
      sendCommand(userOperations.resetSecondFactor, { body: { UserId: userId } }),
    refresh: refreshStaff,
    successMessage: () => t('staff.secondFactor.resetDone', { name }),
  });
  const confirmAndReset = async (): Promise<void> => {
    const message = escapeHtml(t('staff.secondFactor.confirm', { name }));
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })))
      await run(member.UserId);
  };
  return (
    <Button
      kind="secondary"
      isSmall
      aria-label={t('staff.secondFactor.resetOf', { name })}
      isBusy={isBusy}
      onClick={() => void confirmAndReset()}
    >
      {t('staff.secondFactor.reset')}
    </Button>
  );
};

/** The own one is turned off on its page, with a code. */
export const SecondFactorCell = ({
  member,
  isSelf,
}: {
  readonly member: StaffMemberResponse;
  readonly isSelf: boolean;
}) => {
  if (!member.SecondFactorSince)
    return <span className="muted">{t('staff.secondFactor.off')}</span>;
  return (
    <div className={styles.secondFactor}>
      <Tag tone="success">{t('staff.secondFactor.on')}</Tag>
      <small>{formatPastMoment(member.SecondFactorSince)}</small>
      {!isSelf && <ResetButton member={member} />}
    </div>
  );
};
