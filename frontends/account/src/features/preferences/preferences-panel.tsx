import { preview, type UseQueryResult } from '@tokri/web-kit/platform';
import { Bell, Button, ErrorPanel, Icon, Skeleton } from '@tokri/web-kit/ui';
import { useRef, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { ChannelFields } from './channel-fields.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { describeConsents, type Purpose } from '../../preference-labels.ts';
import { usePreferences, type Preferences } from './preference-queries.ts';
import { withChannel, type FormError } from './preferences-form.ts';
import styles from './preferences.module.css';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { usePreferencesForm, type PreferencesFormControls } from './use-preferences-form.ts';

const firstField: Readonly<Record<FormError, string>> = {
  orderChannel: 'fieldset[name=Orders] input',
  quietMissing: '[aria-invalid=true]',
  quietEmpty: '[aria-invalid=true]',
};

interface FieldsProps {
  readonly controls: PreferencesFormControls;
  readonly consents: Preferences['Consents'];
}

const PurposeFields = ({ controls, consents }: FieldsProps) => {
  const { form, error, change } = controls;
  const fieldsOf = (purpose: Purpose) => ({
    purpose,
    choice: form.Channels[purpose],
    onChange: (choice: Parameters<typeof withChannel>[2]) =>
      change(withChannel(form, purpose, choice)),
  });
  return (
    <>
      <ChannelFields
        {...fieldsOf('Orders')}
        error={error === 'orderChannel' ? t('preferences.orderChannel') : undefined}
      />
      <ChannelFields {...fieldsOf('WaitingList')} />
      <ChannelFields {...fieldsOf('Chat')} />
      <p className={styles.consent}>{t('preferences.consent')}</p>
      <ChannelFields
        {...fieldsOf('Reminders')}
        consents={describeConsents(consents, 'Reminders')}
      />
      <ChannelFields {...fieldsOf('Offers')} consents={describeConsents(consents, 'Offers')} />
    </>
  );
};

const PreferencesForm = ({
  preferences,
  refetch,
}: {
  readonly preferences: Preferences;
  readonly refetch: UseQueryResult<Preferences>['refetch'];
}) => {
  const controls = usePreferencesForm(preferences, refetch);
  const { form, error, isSaving, change, save } = controls;
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const found = await save();
    if (found) formRef.current?.querySelector<HTMLElement>(firstField[found])?.focus();
  };
  return (
    <form className={styles.form} ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('preferences.intro')}</p>
      <PurposeFields controls={controls} consents={preferences.Consents} />
      <QuietHoursFields
        quietHours={form.QuietHours}
        error={error === 'orderChannel' ? undefined : (error ?? undefined)}
        onChange={(QuietHours) => change({ ...form, QuietHours })}
      />
      <Button type="submit" isBusy={isSaving}>
        {t('preferences.save')}
      </Button>
    </form>
  );
};

const PreferencesState = ({ userId }: { readonly userId: number }) => {
  const preferences = usePreferences(userId);
  if (preferences.data)
    return <PreferencesForm preferences={preferences.data} refetch={preferences.refetch} />;
  if (preferences.isError)
    return (
      <div className={styles.unframed}>
        <ErrorPanel
          error={preferences.error}
          isBusy={preferences.isFetching}
          onRetry={() => void preferences.refetch()}
        />
      </div>
    );
  return (
    <div className={styles.form} aria-busy="true">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton as="block" />
      <Skeleton as="block" />
    </div>
  );
};

/** What a customer agreed to is the customer's: staff who see the shop as a customer do not see it. */
export const PreferencesPanel = ({ userId }: { readonly userId: number }) =>
  preview() ? null : (
    <section className="panel" aria-labelledby="h-preferences">
      <h2 id="h-preferences">
        <Icon icon={Bell} />
        {t('preferences.title')}
      </h2>
      <DeviceNotifications />
      <PreferencesState userId={userId} />
    </section>
  );
