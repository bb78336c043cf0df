import { checkName, checkOptionalEmail } from '@tokri/contracts/validation';
import { type UserResponse, userOperations } from '@tokri/contracts/api';
import {
  callApi,
  isApiProblem,
  newUuid,
  useQuery,
  useQueryClient,
  sendCommand,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { updateSession, session } from '@tokri/web-kit/session';
import { CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';

export const useProfile = (userId: number): UseQueryResult<UserResponse | null> =>
  useQuery({
    queryKey: [userOperations.readProfile.operationId, userId],
    queryFn: async ({ signal }) =>
      (await callApi(userOperations.readProfile, { query: { UserId: userId }, signal }))[0] ?? null,
  });

export const useReloadProfile = (userId: number): (() => Promise<void>) => {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ queryKey: [userOperations.readProfile.operationId, userId] });
};

export type ProfileField = 'name' | 'email';
export type ProfileForm = Readonly<Record<ProfileField, string>>;

export const validate = (field: ProfileField, text: string): string => {
  const check = field === 'name' ? checkName(text) : checkOptionalEmail(text);
  return check.ok ? '' : check.message;
};

const fieldByErrorCode: Readonly<Record<string, ProfileField>> = {
  'name-missing': 'name',
  'email-invalid': 'email',
};

export interface ProfileFormControls {
  readonly form: ProfileForm;
  readonly errors: Partial<ProfileForm>;
  readonly isSaving: boolean;
  readonly change: (field: ProfileField, text: string) => void;
  readonly validateField: (field: ProfileField) => void;
  readonly save: () => Promise<ProfileField | undefined>;
}

const validateForm = (form: ProfileForm): ProfileForm => ({
  name: validate('name', form.name),
  email: validate('email', form.email),
});

const toProfileBody = (profile: UserResponse, form: ProfileForm) => ({
  UserId: profile.Id,
  Name: form.name.trim(),
  Email: form.email.trim(),
  Address: profile.Address,
  Pincode: profile.Pincode,
});

const updateSessionUser = ({ Name, Email }: Pick<UserResponse, 'Name' | 'Email'>): void => {
  const { user } = session();
  if (user) updateSession({ user: { ...user, Name, Email } });
};

const applySavedProfile = (
  client: ReturnType<typeof useQueryClient>,
  profile: UserResponse,
  form: ProfileForm,
): undefined => {
  const email = form.email.trim().toLowerCase();
  const record = {
    ...profile,
    Name: form.name.trim(),
    Email: email,
    EmailVerified: profile.EmailVerified && email === profile.Email,
  };
  client.setQueryData([userOperations.readProfile.operationId, profile.Id], record);
  updateSessionUser(record);
  showToast({ text: t('profile.saved') });
  return undefined;
};

const showError = (error: unknown): void =>
  showToast({ icon: CircleAlert, text: isApiProblem(error) ? error.message : t('failed') });

export const useProfileForm = (profile: UserResponse): ProfileFormControls => {
  const client = useQueryClient();
  const [form, setForm] = useState<ProfileForm>({ name: profile.Name, email: profile.Email });
  const [errors, setErrors] = useState<Partial<ProfileForm>>({});
  const [isSaving, setSaving] = useState(false);
  const idempotencyKey = useRef(newUuid());
  const setError = (field: ProfileField, text: string) =>
    setErrors((before) => ({ ...before, [field]: text }));

  const submit = async (): Promise<ProfileField | undefined> => {
    const result = await sendCommand(userOperations.changeUser, {
      body: toProfileBody(profile, form),
      idempotencyKey: idempotencyKey.current,
    });
    idempotencyKey.current = newUuid();
    if (result.kind === 'done') return applySavedProfile(client, profile, form);
    const field = fieldByErrorCode[result.code];
    if (field) setError(field, result.message);
    else showToast({ icon: CircleAlert, text: result.message || t('failed') });
    return field;
  };
  const save = async (): Promise<ProfileField | undefined> => {
    const foundErrors = validateForm(form);
    setErrors(foundErrors);
    if (foundErrors.name || foundErrors.email) return foundErrors.name ? 'name' : 'email';
    setSaving(true);
    try {
      return await submit();
    } catch (error) {
      showError(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    errors,
    isSaving,
    change: (field, text) => {
      idempotencyKey.current = newUuid();
      setForm((before) => ({ ...before, [field]: text }));
      setError(field, '');
    },
    validateField: (field) => setError(field, validate(field, form[field])),
    save,
  };
};
