import { maxBatchBills, maxBatchStatements } from '@tokri/contracts/orders';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Download } from '@tokri/web-kit/more-icons';
import { useMutation } from '@tokri/web-kit/platform';
import { Button, Icon } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';
import { saveBillsOfOrders, saveBillsOfSpan, saveStatements } from './save-batch.ts';
import { SpanSheet, type SpanSheetProps } from './span-sheet.tsx';

const SpanButton = ({
  label,
  sheet,
}: {
  readonly label: string;
  readonly sheet: Omit<SpanSheetProps, 'onClose'>;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" isSmall onClick={() => setOpen(true)}>
        <Icon icon={Download} size={16} />
        {label}
      </Button>
      {isOpen && <SpanSheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Of all buyers, or of one business customer. */
export const SaveBillsButton = ({
  party,
}: {
  readonly party?: { readonly PartyId: number; readonly Name: string };
}) => (
  <SpanButton
    label={t('bills.action')}
    sheet={{
      title: party ? t('bills.titleOf', { name: party.Name }) : t('bills.title'),
      hint: t('bills.hint', { max: maxBatchBills }),
      save: (span) => saveBillsOfSpan(party?.PartyId ?? null, span),
    }}
  />
);

export const SaveBillsOfOrdersButton = ({ orderIds }: { readonly orderIds: readonly number[] }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveBillsOfOrders(orderIds),
    onSuccess: ({ text }) => reportChange(text),
  });
  return (
    <Button kind="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
      {t('bills.ofSelected')}
    </Button>
  );
};

/** Of all business customers, or of the chosen ones. */
export const SaveStatementsButton = ({ partyIds }: { readonly partyIds?: readonly number[] }) => (
  <SpanButton
    label={t('statements.action')}
    sheet={{
      title: partyIds
        ? t('statements.titleOfSelected', { count: partyIds.length })
        : t('statements.title'),
      hint: t('statements.hint', { max: maxBatchStatements }),
      save: (span) => saveStatements(partyIds ?? null, span),
    }}
  />
);
