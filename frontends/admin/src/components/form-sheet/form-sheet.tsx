import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { useConfirmedClose } from '../unsaved-changes.ts';
import styles from './form-sheet.module.css';

export interface FormSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly submitKind?: 'primary' | 'danger';
  /** Whether closing the sheet would lose input. */
  readonly isDirty: boolean;
  /** Why the whole form was rejected; a field shows its own error. */
  readonly error?: string;
  /** The sheet is busy until it settles. It closes the sheet once the input is saved. */
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  /** In the place of the buttons, while something else has to be decided. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

const focusFirstInvalid = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );

const useSubmit = (onSubmit: FormSheetProps['onSubmit']) => {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      await onSubmit();
    } finally {
      setBusy(false);
      focusFirstInvalid(form);
    }
  };
  return { submit, isBusy };
};

/** Asks before Esc, Back, the backdrop or a link discards what was typed. */
export const FormSheet = ({
  title,
  submitLabel,
  submitKind = 'primary',
  isDirty,
  error = '',
  onSubmit,
  onClose,
  question,
  children,
}: FormSheetProps) => {
  const { submit, isBusy } = useSubmit(onSubmit);
  const close = useConfirmedClose(isDirty && !isBusy, onClose);
  return (
    <Sheet title={title} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        {error !== '' && (
          <Note tone="error" isAlert>
            {error}
          </Note>
        )}
        {question ?? (
          <div className={styles.actions}>
            <Button kind="secondary" onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" kind={submitKind} isBusy={isBusy}>
              {submitLabel}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
};
