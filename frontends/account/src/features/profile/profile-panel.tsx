import { maxEmailLength, maxNameLength } from '@tokri/contracts/validation';
import type { UserResponse } from '@tokri/contracts/api';
import { Button, ErrorPanel, Field, Icon, Skeleton, User } from '@tokri/web-kit/ui';
import { useRef, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import styles from './profile.module.css';
import { useProfile, useProfileForm } from './use-profile-form.ts';

const MobileField = ({ mobile }: { readonly mobile: string }) => (
  <Field
    label={t('profile.mobile')}
    name="mobile"
    type="tel"
    readOnly
    hint={t('profile.mobileHint')}
    value={mobile}
    className={styles.readOnly}
  />
);

const ProfileFormFields = ({ profile }: { readonly profile: UserResponse }) => {
  const { form, errors, isSaving, change, validateField, save } = useProfileForm(profile);
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const field = await save();
    if (field) formRef.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  return (
    <form className={styles.form} ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('profile.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={maxNameLength}
        value={form.name}
        error={errors.name}
        onChange={(event) => change('name', event.target.value)}
        onBlur={() => validateField('name')}
      />
      <Field
        label={t('profile.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        hint={t('profile.emailHint')}
        value={form.email}
        error={errors.email}
        onChange={(event) => change('email', event.target.value)}
        onBlur={() => validateField('email')}
      />
      {profile.Mobile !== '' && <MobileField mobile={profile.Mobile} />}
      <Button type="submit" isBusy={isSaving}>
        {t('profile.save')}
      </Button>
    </form>
  );
};

export const ProfilePanel = ({ userId }: { readonly userId: number }) => {
  const profile = useProfile(userId);
  return (
    <section className="panel" aria-labelledby="h-profile">
      <h2 id="h-profile">
        <Icon icon={User} />
        {t('profile.details')}
      </h2>
      {profile.isPending && (
        <div className={styles.form} aria-busy="true">
          <span className="sr-only" role="status">
            {t('loading')}
          </span>
          <Skeleton as="block" />
          <Skeleton as="block" />
        </div>
      )}
      {profile.data && <ProfileFormFields key={profile.data.Id} profile={profile.data} />}
      {!profile.isPending && !profile.data && (
        <div className={styles.unframed}>
          <ErrorPanel
            error={profile.error}
            isBusy={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        </div>
      )}
    </section>
  );
};
