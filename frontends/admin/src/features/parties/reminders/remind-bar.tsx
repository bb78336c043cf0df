import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { maxRemindedParties } from '@tokri/contracts/orders';
import { Button } from '@tokri/web-kit/ui';
import type { RowSelection } from '../../../components/data-table/row-selection.ts';
import { SelectionBar } from '../../../components/selection-bar/selection-bar.tsx';
import { SaveStatementsButton } from '../../../document-batches/save-buttons.tsx';
import { t } from './labels.ts';
import { RejectedReminders } from './rejected-reminders.tsx';
import { useReminders } from './use-reminders.ts';

/** Reminds the selected businesses and says which of them were not, or saves their statements. */
export const RemindBar = ({
  parties,
  selection,
}: {
  readonly parties: readonly PartyBalanceResponse[];
  readonly selection: RowSelection;
}) => {
  const { remind, rejected, isBusy } = useReminders();
  const ids = [...selection.ids];
  const isTooMany = ids.length > maxRemindedParties;
  const nameOf = (partyId: number) => parties.find(({ PartyId }) => PartyId === partyId)?.Name;
  const send = async (): Promise<void> => {
    if (await remind(ids)) selection.clear();
  };
  return (
    <>
      <RejectedReminders rejected={rejected} nameOf={nameOf} />
      {ids.length > 0 && (
        <SelectionBar label={t('bar')} count={ids.length} onClear={selection.clear}>
          <Button isSmall isBusy={isBusy} disabled={isTooMany} onClick={() => void send()}>
            {isTooMany
              ? t('tooMany', { max: maxRemindedParties })
              : t('send', { count: ids.length })}
          </Button>
          <SaveStatementsButton partyIds={ids} />
        </SelectionBar>
      )}
    </>
  );
};
