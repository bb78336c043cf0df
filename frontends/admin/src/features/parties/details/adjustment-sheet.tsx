import { billingOperations, type PartyBalanceResponse } from '@tokri/contracts/api';
import { maxNoteLength, parseRupees } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { Field, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import styles from '../parties.module.css';
import { refreshLedgers } from '../party-queries.ts';

interface AdjustmentSheetProps {
  readonly party: Pick<PartyBalanceResponse, 'PartyId' | 'Name'>;
  readonly onClose: () => void;
}

const directions = ['more', 'less'] as const;
type Direction = (typeof directions)[number];

interface AdjustmentRequest {
  readonly Amount: number;
  readonly Reason: string;
  readonly RequestId: string;
}

const useAdjustment = ({ PartyId, Name }: AdjustmentSheetProps['party']) =>
  useMutationWithFeedback({
    send: (request: AdjustmentRequest) =>
      sendCommand(billingOperations.postAdjustment, { body: { PartyId, ...request } }),
    refresh: refreshLedgers,
    successMessage: ({ State }) =>
      State === 'waiting' ? t('adjust.waits') : t('adjust.done', { name: Name }),
  });

const useAdjustmentForm = ({ party, onClose }: AdjustmentSheetProps) => {
  const [direction, setDirection] = useState<Direction>('less');
  const [amountText, setAmountText] = useState('');
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  // One request per sheet: pressing again after a lost answer adjusts once.
  const [requestId] = useState(newUuid);
  const { run } = useAdjustment(party);
  const amount = parseRupees(amountText) ?? 0;
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (amount <= 0 || reason.trim() === '') return;
    const request = {
      Amount: direction === 'more' ? amount : -amount,
      Reason: reason.trim(),
      RequestId: requestId,
    };
    if (await run(request)) onClose();
  };
  return {
    direction,
    setDirection,
    amountText,
    setAmountText,
    reason,
    setReason,
    isDirty: amountText !== '' || reason !== '',
    amountError: isSubmitted && amount <= 0 ? t('adjust.amountWrong') : '',
    reasonError: isSubmitted && reason.trim() === '' ? t('adjust.reasonMissing') : '',
    submit,
  };
};

const DirectionField = ({
  direction,
  onSelect,
}: {
  readonly direction: Direction;
  readonly onSelect: (direction: Direction) => void;
}) => (
  <fieldset className={styles.direction}>
    <legend className="field-label">{t('adjust.direction')}</legend>
    {directions.map((choice) => (
      <label key={choice}>
        <input
          type="radio"
          name="direction"
          checked={choice === direction}
          onChange={() => onSelect(choice)}
        />
        {t(`adjust.${choice}`)}
      </label>
    ))}
  </fieldset>
);

export const AdjustmentSheet = (props: AdjustmentSheetProps) => {
  const form = useAdjustmentForm(props);
  return (
    <FormSheet
      title={t('adjust.title', { name: props.party.Name })}
      submitLabel={t('adjust.submit')}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={props.onClose}
    >
      <Note>{t('adjust.approval')}</Note>
      <DirectionField direction={form.direction} onSelect={form.setDirection} />
      <Field
        data-autofocus
        label={t('adjust.amount')}
        error={form.amountError}
        value={form.amountText}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => form.setAmountText(target.value)}
      />
      <Field
        label={t('adjust.reason')}
        hint={t('adjust.reasonHint')}
        error={form.reasonError}
        value={form.reason}
        maxLength={maxNoteLength}
        autoComplete="off"
        onChange={({ target }) => form.setReason(target.value)}
      />
    </FormSheet>
  );
};
