import { maxEmailLength, maxNameLength } from '@tokri/contracts/validation';
import type { UserResponse } from '@tokri/contracts/api';
import { Button, ErrorPanel, Field, Icon, showToast, Skeleton, User } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { formatContact, type ContactKind } from './contact-verification/contact-codes.ts';
import { VerificationSheet } from './contact-verification/verification-sheet.tsx';
import {
  VerificationStatus,
  verifiedStatusId,
} from './contact-verification/verification-status.tsx';
import styles from './profile.module.css';
import { useProfile, useProfileForm, useReloadProfile } from './use-profile-form.ts';

const MobileField = ({
  profile,
  onVerify,
}: {
  readonly profile: UserResponse;
  readonly onVerify: () => void;
}) => {
  const { Mobile: mobile, MobileVerified: isVerified } = profile;
  const isSignInNumber = profile.SignInChannel === 'sms';
  if (mobile === '')
    return (
      <Button kind="secondary" onClick={onVerify}>
        {t('profile.addMobile')}
      </Button>
    );
  return (
    <>
      <Field
        label={t('profile.mobile')}
        name="mobile"
        type="tel"
        readOnly
        hint={isSignInNumber ? t('profile.mobileHint') : undefined}
        value={mobile}
        className={styles.readOnly}
      />
      <VerificationStatus
        kind="mobile"
        isVerified={isVerified}
        contact={mobile}
        onVerify={onVerify}
      />
      {!isSignInNumber && (
        <Button kind="quiet" onClick={onVerify}>
          {t('profile.changeMobile')}
        </Button>
      )}
    </>
  );
};

interface ProfileFormFieldsProps {
  readonly profile: UserResponse;
  readonly onVerify: (kind: ContactKind) => void;
}

const ProfileFormFields = ({ profile, onVerify }: ProfileFormFieldsProps) => {
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
        hint={t(profile.SignInChannel === 'mail' ? 'profile.signInEmailHint' : 'profile.emailHint')}
        value={form.email}
        error={errors.email}
        onChange={(event) => change('email', event.target.value)}
        onBlur={() => validateField('email')}
      />
      {profile.Email !== '' && form.email.trim().toLowerCase() === profile.Email && (
        <VerificationStatus
          kind="email"
          isVerified={profile.EmailVerified}
          contact={profile.Email}
          onVerify={() => onVerify('email')}
        />
      )}
      <MobileField profile={profile} onVerify={() => onVerify('mobile')} />
      <Button type="submit" isBusy={isSaving}>
        {t('profile.save')}
      </Button>
    </form>
  );
};

/** The opener of the dialog is gone once its contact is verified. */
const useFocusAfterVerification = (profile: UserResponse): ((kind: ContactKind) => void) => {
  const verified = useRef<ContactKind | null>(null);
  useEffect(() => {
    if (verified.current) document.getElementById(verifiedStatusId(verified.current))?.focus();
    verified.current = null;
  }, [profile]);
  return (kind) => {
    verified.current = kind;
  };
};

const ProfileForm = ({ profile }: { readonly profile: UserResponse }) => {
  const [verifying, setVerifying] = useState<ContactKind | null>(null);
  const reload = useReloadProfile(profile.Id);
  const focusAfterVerification = useFocusAfterVerification(profile);
  return (
    <>
      <ProfileFormFields profile={profile} onVerify={setVerifying} />
      {verifying && (
        <VerificationSheet
          userId={profile.Id}
          kind={verifying}
          contact={verifying === 'email' ? profile.Email : profile.Mobile}
          onVerified={(contact) => {
            setVerifying(null);
            focusAfterVerification(verifying);
            showToast({ text: t('verify.done', { contact: formatContact(verifying, contact) }) });
            void reload();
          }}
          onClose={() => setVerifying(null)}
        />
      )}
    </>
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
      {profile.data && <ProfileForm key={profile.data.Id} profile={profile.data} />}
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
