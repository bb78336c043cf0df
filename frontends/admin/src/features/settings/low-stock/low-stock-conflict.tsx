import type { LocationResponse } from '@tokri/contracts/api';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { t } from './labels.ts';
import { recipientsAt, toForm, type LowStockForm, type Recipient } from './low-stock-form.ts';
import type { LowStockSettings } from './low-stock-queries.ts';
import { nameOf } from './recipient-row.tsx';
import type { LowStockEditor } from './use-low-stock-editor.ts';

const describePerson = (
  { UserId, Mail, Sms, Language }: Recipient,
  staff: LowStockSettings['Staff'],
): string =>
  t('conflict.person', {
    name: nameOf(
      staff.find((member) => member.UserId === UserId),
      UserId,
    ),
    channels: [...(Mail ? [t('mail')] : []), ...(Sms ? [t('sms')] : [])].join(' + '),
    language: t(Language),
  });

export const LowStockConflict = ({
  editor: { form, settings, conflict, isBusy, save, show, acceptConflict },
  locations,
}: {
  readonly editor: LowStockEditor;
  readonly locations: readonly Pick<LocationResponse, 'Id' | 'Name'>[];
}) => {
  if (!conflict) return null;
  const theirs = toForm(conflict);
  const staff = [...conflict.Staff, ...settings.Staff];
  const describe = (values: LowStockForm, locationId: number): string =>
    recipientsAt(values, locationId)
      .map((recipient) => describePerson(recipient, staff))
      .sort()
      .join('\n');
  const describeState = ({ isOn }: LowStockForm) => t(isOn ? 'conflict.on' : 'conflict.off');
  return (
    <ConflictView
      isBusy={isBusy}
      fields={[
        { label: t('title'), mine: describeState(form), theirs: describeState(theirs) },
        ...locations.map(({ Id, Name }) => ({
          label: Name,
          mine: describe(form, Id),
          theirs: describe(theirs, Id),
        })),
      ]}
      onKeepMine={() => void save(form, conflict.Rev)}
      onTakeTheirs={() => {
        show(conflict);
        acceptConflict();
      }}
    />
  );
};
