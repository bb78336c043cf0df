import { billingOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, formatDate, Icon, RotateCcw } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { refreshComparisons, type ComparedDay } from '../payment-queries.ts';

export const CompareAgain = ({
  day,
  label = t('comparison.again'),
  onDone,
}: {
  readonly day: ComparedDay;
  readonly label?: string;
  readonly onDone?: () => void;
}) => {
  const { run: compare, isBusy } = useMutationWithFeedback({
    send: (body: ComparedDay) => sendCommand(billingOperations.compareDay, { body }),
    refresh: refreshComparisons,
    successMessage: (_entry, { Date: date, Provider }) =>
      t('comparison.done', { day: formatDate(date), provider: t(`provider.${Provider}`) }),
  });
  const submit = async (): Promise<void> => {
    if (await compare(day)) onDone?.();
  };
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={() => void submit()}>
      <Icon icon={RotateCcw} size={16} />
      {label}
    </Button>
  );
};
