import { checkName, checkOptionalEmail } from '@tokri/contracts';
import { userOperations, type UserRecord } from '@tokri/contracts/http';
import {
  call,
  isApiProblem,
  newKey,
  useQuery,
  useQueryClient,
  write,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { changeSession, session } from '@tokri/web-kit/session';
import { CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../texts.ts';

export const useProfile = (userId: number): UseQueryResult<UserRecord | null> =>
  useQuery({
    queryKey: [userOperations.readProfile.id, userId],
    queryFn: async ({ signal }) =>
      (await call(userOperations.readProfile, { query: { UserId: userId }, signal }))[0] ?? null,
  });

export type ProfileField = 'name' | 'email';
export type ProfileForm = Readonly<Record<ProfileField, string>>;

/** The text of section 5 for what is not well, else empty. */
export const errorOf = (field: ProfileField, text: string): string => {
  const check = field === 'name' ? checkName(text) : checkOptionalEmail(text);
  return check.ok ? '' : check.message;
};

const fieldOfCode: Readonly<Record<string, ProfileField>> = {
  'name-missing': 'name',
  'email-invalid': 'email',
};

export interface ProfileControl {
  readonly form: ProfileForm;
  readonly errors: Partial<ProfileForm>;
  readonly isSaving: boolean;
  readonly change: (field: ProfileField, text: string) => void;
  readonly leave: (field: ProfileField) => void;
  /** Answers the first field in error, when there is one. */
  readonly save: () => Promise<ProfileField | undefined>;
}

/** Name and mail of the person (U6); address and pincode of the record go along as they are. */
export const useProfileForm = (profile: UserRecord): ProfileControl => {
  const client = useQueryClient();
  const [form, setForm] = useState<ProfileForm>({ name: profile.Name, email: profile.Email });
  const [errors, setErrors] = useState<Partial<ProfileForm>>({});
  const [isSaving, setSaving] = useState(false);
  const key = useRef(newKey());
  const setError = (field: ProfileField, text: string): void =>
    setErrors((before) => ({ ...before, [field]: text }));

  const saved = (): void => {
    const { user } = session();
    const record = { ...profile, Name: form.name.trim(), Email: form.email.trim().toLowerCase() };
    client.setQueryData([userOperations.readProfile.id, profile.Id], record);
    if (user) changeSession({ user: { ...user, Name: record.Name, Email: record.Email } });
    showToast({ text: t('profile.saved') });
  };
  const send = async (): Promise<ProfileField | undefined> => {
    const body = {
      UserId: profile.Id,
      Name: form.name.trim(),
      Email: form.email.trim(),
      Address: profile.Address,
      Pincode: profile.Pincode,
    };
    const outcome = await write(userOperations.changeUser, { body, idempotencyKey: key.current });
    key.current = newKey();
    if (outcome.kind === 'done') {
      saved();
      return undefined;
    }
    const field = fieldOfCode[outcome.code];
    if (field) setError(field, outcome.message);
    else showToast({ icon: CircleAlert, text: outcome.message || t('failed') });
    return field;
  };
  return {
    form,
    errors,
    isSaving,
    change: (field, text) => {
      key.current = newKey();
      setForm((before) => ({ ...before, [field]: text }));
      setError(field, '');
    },
    leave: (field) => setError(field, errorOf(field, form[field])),
    save: async () => {
      const found = { name: errorOf('name', form.name), email: errorOf('email', form.email) };
      setErrors(found);
      if (found.name) return 'name';
      if (found.email) return 'email';
      setSaving(true);
      try {
        return await send();
      } catch (problem) {
        showToast({
          icon: CircleAlert,
          text: isApiProblem(problem) ? problem.message : t('failed'),
        });
        return undefined;
      } finally {
        setSaving(false);
      }
    },
  };
};
