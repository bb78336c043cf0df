import { billingOperations, type DebitRequestResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  Button,
  dialogTypes,
  escapeHtml,
  formatDateTime,
  formatExactPrice,
  isConfirmed,
  showDialog,
} from '@tokri/web-kit/ui';
import { useId } from 'react';
import { useStaffNames } from '../audit/use-staff-names.ts';
import { refreshDebitNotes, useWaitingDebits } from './debit-note-queries.ts';
import { t } from './labels.ts';
import styles from './waiting-debits.module.css';

const decisions = ['decline', 'approve'] as const;
type Decision = (typeof decisions)[number];

const doneText = (
  { IsTakeBack, BillNumber: number }: DebitRequestResponse,
  decision: Decision,
  note: string,
): string =>
  decision === 'approve'
    ? t(IsTakeBack ? 'takeBackApproved' : 'approved', { note })
    : t(IsTakeBack ? 'takeBackDeclined' : 'declined', { number });

const DecisionButtons = ({ debit }: { readonly debit: DebitRequestResponse }) => {
  const { BillId, BillNumber: number, RequestId, Amount, IsTakeBack } = debit;
  const what = IsTakeBack ? 'TakeBack' : '';
  const { run, isBusy } = useMutationWithFeedback({
    send: (decision: Decision) =>
      sendCommand(billingOperations.decideDebit, {
        body: { BillId, RequestId, IsApproved: decision === 'approve' },
      }),
    refresh: refreshDebitNotes,
    successMessage: (entry, decision) => doneText(debit, decision, entry.Number ?? ''),
  });
  const confirmAndDecide = async (decision: Decision): Promise<void> => {
    const message = escapeHtml(
      t(`${decision}${what}Confirm`, { number, sum: formatExactPrice(Amount) }),
    );
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) await run(decision);
  };
  return decisions.map((decision) => (
    <Button
      key={decision}
      kind={decision === 'approve' ? 'primary' : 'secondary'}
      isSmall
      isBusy={isBusy}
      aria-label={t(`${decision}${what}Of`, { number })}
      onClick={() => void confirmAndDecide(decision)}
    >
      {t(decision)}
    </Button>
  ));
};

const WaitingDebit = ({ debit }: { readonly debit: DebitRequestResponse }) => {
  const { nameOf } = useStaffNames();
  const ownId = useSession((state) => state.user?.Id);
  const text = t(debit.IsTakeBack ? 'waitingTakeBackOf' : 'waitingOf', {
    sum: formatExactPrice(debit.Amount),
    number: debit.BillNumber,
  });
  return (
    <li>
      <span className={styles.text}>
        {debit.TransactionId > 0 ? (
          <Link className="link" to={`/admin/orders/${debit.TransactionId}`}>
            {text}
          </Link>
        ) : (
          text
        )}
        <br />
        <small>
          {debit.BuyerName} · {debit.Reason}
        </small>
        <br />
        <small>
          {t('requestedBy', { name: nameOf(debit.StaffId), time: formatDateTime(debit.At) })}
        </small>
      </span>
      {debit.StaffId === ownId ? (
        <span className="muted">{t('own')}</span>
      ) : (
        <DecisionButtons debit={debit} />
      )}
    </li>
  );
};

/** Of one order, or of all; nothing while none waits. */
export const WaitingDebits = ({ orderId }: { readonly orderId?: number }) => {
  const id = useId();
  const { data = [] } = useWaitingDebits();
  const debits = data.filter(
    ({ TransactionId }) => orderId === undefined || TransactionId === orderId,
  );
  if (debits.length === 0) return null;
  return (
    <section aria-labelledby={id} className={orderId === undefined ? styles.section : undefined}>
      <h4 id={id}>{t('waiting')}</h4>
      <ul className={styles.debits}>
        {debits.map((debit) => (
          <WaitingDebit key={debit.RequestId} debit={debit} />
        ))}
      </ul>
    </section>
  );
};
