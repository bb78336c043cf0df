import { itemAdminOperations, type SavedViewResponse } from '@tokri/contracts/api';
import { maxViewNameLength } from '@tokri/contracts/validation';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { Field } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from './labels.ts';
import { refreshSavedViews } from './saved-view-queries.ts';

interface SavedViewSheetProps {
  /** The view to rename; missing to save a new one. */
  readonly view: SavedViewResponse | undefined;
  readonly query: string;
  readonly onClose: () => void;
}

const useSaveView = ({ view, query, onClose }: SavedViewSheetProps) => {
  const client = useQueryClient();
  const [error, setError] = useState('');
  const { mutateAsync } = useMutation({
    mutationFn: (Name: string) =>
      sendCommand(itemAdminOperations.saveView, {
        body: { Id: view?.Id ?? 0, Name, Query: query },
      }),
    onSettled: () => refreshSavedViews(client),
  });
  const save = async (name: string): Promise<void> => {
    if (name === '') return setError(t('view.nameMissing'));
    try {
      const result = await mutateAsync(name);
      if (result.kind === 'rejected') return setError(result.message);
    } catch (failure) {
      return setError(isApiProblem(failure) ? failure.message : t('failed'));
    }
    const text = t('view.saved', { name });
    reportChange(text);
    onClose();
  };
  return { save, error, clearError: () => setError('') };
};

export const SavedViewSheet = (props: SavedViewSheetProps) => {
  const { view, onClose } = props;
  const initialName = view?.Name ?? '';
  const [name, setName] = useState(initialName);
  const { save, error, clearError } = useSaveView(props);
  return (
    <FormSheet
      title={t(view ? 'view.renameTitle' : 'view.save')}
      submitLabel={t('save')}
      isDirty={name !== initialName}
      onSubmit={() => save(name.trim())}
      onClose={onClose}
    >
      <Field
        data-autofocus
        label={t('view.name')}
        value={name}
        error={error}
        maxLength={maxViewNameLength}
        autoComplete="off"
        onChange={({ target }) => {
          setName(target.value);
          clearError();
        }}
      />
    </FormSheet>
  );
};
