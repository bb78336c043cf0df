import { isApiProblem, newUuid, type UseQueryResult } from '@tokri/web-kit/platform';
import { CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';
import { savePreferences, type Preferences } from './preference-queries.ts';
import { findError, toForm, type FormError, type PreferencesForm } from './preferences-form.ts';

export interface PreferencesFormControls {
  readonly form: PreferencesForm;
  readonly error: FormError | null;
  readonly isSaving: boolean;
  readonly change: (form: PreferencesForm) => void;
  /** Returns the error of a form that was not sent. */
  readonly save: () => Promise<FormError | null>;
}

const showFailure = (text: string): void => showToast({ icon: CircleAlert, text });

export const usePreferencesForm = (
  preferences: Preferences,
  refetch: UseQueryResult<Preferences>['refetch'],
): PreferencesFormControls => {
  const [form, setForm] = useState(() => toForm(preferences));
  const [error, setError] = useState<FormError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const idempotencyKey = useRef(newUuid());
  const submit = async (): Promise<void> => {
    const result = await savePreferences(form, idempotencyKey.current);
    idempotencyKey.current = newUuid();
    if (result.kind === 'done') {
      setForm((now) => ({ ...now, Rev: result.id }));
      showToast({ text: t('preferences.saved') });
      await refetch();
      return;
    }
    showFailure(result.message || t('failed'));
    if (result.code !== 'preferences-changed') return;
    const { data, isSuccess } = await refetch();
    if (isSuccess) setForm(toForm(data));
  };
  const send = async (): Promise<void> => {
    setSaving(true);
    try {
      await submit();
    } catch (failure) {
      showFailure(isApiProblem(failure) ? failure.message : t('failed'));
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    error,
    isSaving,
    change: (changed) => {
      idempotencyKey.current = newUuid();
      setForm(changed);
      setError(null);
    },
    save: async () => {
      const found = findError(form);
      setError(found);
      if (!found) await send();
      return found;
    },
  };
};
