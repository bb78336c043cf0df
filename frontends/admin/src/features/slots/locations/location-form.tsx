import { maxLocationNameLength } from '@tokri/contracts/slots';
import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { Button, Field, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import formStyles from '../form.module.css';
import { t } from '../labels.ts';
import { refreshSlots } from '../slot-queries.ts';

export interface LocationFormProps {
  /** Null adds one. It follows the list, so it is the newest version that is known. */
  readonly location: LocationResponse | null;
  readonly onDone: () => void;
}

/** `seen` is the version that was shown when staff last decided on the name. */
const useLocationForm = ({ location, onDone }: LocationFormProps) => {
  const client = useQueryClient();
  const [seen, setSeen] = useState(location);
  const [name, setName] = useState(location?.Name ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cancel = useConfirmedClose(name !== (location?.Name ?? '') && !isBusy, onDone);
  const isChangedByOthers = location !== null && seen !== null && location.Rev !== seen.Rev;
  const send = async (): Promise<void> => {
    const response = await sendCommand(slotOperations.saveLocation, {
      body: { Id: location?.Id ?? 0, Name: name.trim(), Rev: location?.Rev ?? 0 },
    });
    refreshSlots(client);
    if (response.kind === 'rejected') {
      setError(response.message);
      return;
    }
    const text = t(location ? 'location.renamed' : 'location.added', { name: name.trim() });
    reportChange(text);
    setName('');
    onDone();
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (name.trim() === '') {
      setError(t('location.nameRequired'));
      return;
    }
    setError('');
    setSeen(location);
    setBusy(true);
    await send().catch((problem: unknown) => {
      setError(isApiProblem(problem) ? problem.message : t('location.failed'));
    });
    setBusy(false);
  };
  return {
    name,
    error,
    isBusy,
    submit,
    cancel,
    theirs: isChangedByOthers && location.Name !== name.trim() ? location.Name : '',
    changeName: (changed: string): void => {
      setName(changed);
      setError('');
    },
  };
};

export const LocationForm = (props: LocationFormProps) => {
  const form = useLocationForm(props);
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.theirs !== '' && (
        <div role="alert">
          <Note tone="warning">
            {t('location.conflict', { theirs: form.theirs, mine: form.name.trim() })}
          </Note>
        </div>
      )}
      <Field
        label={t('location.name')}
        maxLength={maxLocationNameLength}
        autoComplete="off"
        value={form.name}
        error={form.error}
        onChange={({ target }) => form.changeName(target.value)}
      />
      <div className={formStyles.actions}>
        {props.location && (
          <Button kind="secondary" onClick={form.cancel}>
            {t('location.cancel')}
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {t(props.location ? 'location.save' : 'location.add')}
        </Button>
      </div>
    </form>
  );
};
