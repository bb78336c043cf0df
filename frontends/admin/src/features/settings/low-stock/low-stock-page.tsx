import type { LocationResponse } from '@tokri/contracts/api';
import { lowStockThreshold } from '@tokri/contracts/orders';
import { Link } from '@tokri/web-kit/platform';
import { Button, ErrorPanel, Note } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { useLocations } from '../../../locations/use-locations.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import settingsStyles from '../settings.module.css';
import { t } from './labels.ts';
import { LocationRecipients } from './location-recipients.tsx';
import { LowStockConflict } from './low-stock-conflict.tsx';
import { isComplete, recipientsAt, withRecipients } from './low-stock-form.ts';
import { useLowStockSettings, type LowStockSettings } from './low-stock-queries.ts';
import styles from './low-stock.module.css';
import { useLowStockEditor, type LowStockEditor } from './use-low-stock-editor.ts';

const Intro = ({ editor: { form, setForm } }: { readonly editor: LowStockEditor }) => (
  <div className={`${cardStyles.card} ${cardStyles.body} ${styles.intro}`}>
    <h2>{t('title')}</h2>
    <p>{t('intro', { count: lowStockThreshold })}</p>
    <label className={settingsStyles.checkbox}>
      <input
        type="checkbox"
        checked={form.isOn}
        onChange={({ target }) => setForm({ ...form, isOn: target.checked })}
      />
      {t('isOn')}
    </label>
    {!form.isOn && <p className="fine-print">{t('off')}</p>}
    <Link className="link" to="/admin/settings/messages/low-stock">
      {t('editText')}
    </Link>
  </div>
);

const Actions = ({
  editor: { form, save, isDirty, isBusy, rejection },
}: {
  readonly editor: LowStockEditor;
}) => (
  <div className={settingsStyles.actions}>
    <Button
      isBusy={isBusy}
      disabled={!isDirty || !isComplete(form)}
      onClick={() => void save(form)}
    >
      {t('save')}
    </Button>
    {rejection && (
      <Note tone="error" isAlert>
        {rejection}
      </Note>
    )}
  </div>
);

const LowStockEditorForm = ({
  opened,
  locations,
}: {
  readonly opened: LowStockSettings;
  readonly locations: readonly LocationResponse[];
}) => {
  const editor = useLowStockEditor(opened);
  const { form, setForm, settings, isDirty, isBusy } = editor;
  useUnsavedChangesPrompt(isDirty && !isBusy);
  const shown = locations.filter(
    ({ Id, ClosedAt }) => !ClosedAt || recipientsAt(form, Id).length > 0,
  );
  return (
    <div className={styles.page}>
      <Intro editor={editor} />
      <LowStockConflict editor={editor} locations={locations} />
      {!settings.Staff.some(({ CanReceive }) => CanReceive) && <Note>{t('noStaff')}</Note>}
      {shown.map((location) => (
        <LocationRecipients
          key={location.Id}
          location={location}
          recipients={recipientsAt(form, location.Id)}
          staff={settings.Staff}
          onChange={(recipients) => setForm(withRecipients(form, location.Id, recipients))}
        />
      ))}
      <Actions editor={editor} />
    </div>
  );
};

export const LowStockPage = () => {
  const settings = useLowStockSettings();
  const locations = useLocations();
  const failed = [settings, locations].find(({ isError, data }) => isError && !data);
  const isPending = !failed && (settings.isPending || locations.isPending);
  return (
    <SettingsLayout>
      {isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {failed && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={failed.error}
            isBusy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        </div>
      )}
      {settings.data && locations.data && (
        <LowStockEditorForm opened={settings.data} locations={locations.data} />
      )}
    </SettingsLayout>
  );
};
