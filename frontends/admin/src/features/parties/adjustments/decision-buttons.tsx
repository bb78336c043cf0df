import { billingOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../parties.module.css';
import { refreshLedgers } from '../party-queries.ts';

const decisions = ['decline', 'approve'] as const;
type Decision = (typeof decisions)[number];

interface DecisionButtonsProps {
  readonly requestId: string;
  readonly name: string;
  readonly change: string;
}

export const DecisionButtons = ({ requestId, name, change }: DecisionButtonsProps) => {
  const { run, isBusy } = useMutationWithFeedback({
    send: (decision: Decision) =>
      sendCommand(billingOperations.decideAdjustment, {
        body: { RequestId: requestId, IsApproved: decision === 'approve' },
      }),
    refresh: refreshLedgers,
    successMessage: (_entry, decision) =>
      t(decision === 'approve' ? 'waiting.approved' : 'waiting.declined', { name }),
  });
  const confirmAndDecide = async (decision: Decision): Promise<void> => {
    const message = escapeHtml(t(`waiting.${decision}Confirm`, { name, change }));
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) await run(decision);
  };
  return (
    <span className={styles.buttons}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          kind={decision === 'approve' ? 'primary' : 'secondary'}
          isSmall
          isBusy={isBusy}
          aria-label={t(`waiting.${decision}Of`, { name })}
          onClick={() => void confirmAndDecide(decision)}
        >
          {t(`waiting.${decision}`)}
        </Button>
      ))}
    </span>
  );
};
