import type { DataCopyPart } from '@tokri/contracts/api';
import { isApiProblem, preview } from '@tokri/web-kit/platform';
import { Button, FileText, Icon, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { saveDataCopy, type DataFormat, type SavedDataCopy } from './data-copy-file.ts';
import styles from './deletion.module.css';

type SaveState =
  | { readonly kind: 'idle' | 'saved' | 'too-large' | 'not-saved' }
  | { readonly kind: 'busy'; readonly format: DataFormat }
  | { readonly kind: 'incomplete'; readonly parts: readonly DataCopyPart[] }
  | { readonly kind: 'failed'; readonly reason: string };

const toSaveState = ({ result, incompleteParts: parts }: SavedDataCopy): SaveState => {
  if (result === 'cancelled') return { kind: 'idle' };
  return parts.length > 0 ? { kind: 'incomplete', parts } : { kind: 'saved' };
};

const toFailure = (error: unknown): SaveState => {
  if (!isApiProblem(error)) return { kind: 'not-saved' };
  return error.code === 'pdf-too-large'
    ? { kind: 'too-large' }
    : { kind: 'failed', reason: error.message };
};

const useDataCopy = (userId: number) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const save = async (format: DataFormat): Promise<void> => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy', format });
    try {
      setState(toSaveState(await saveDataCopy(userId, format)));
    } catch (error) {
      setState(toFailure(error));
    }
  };
  return { state, save };
};

/** A comma between names is the same in both languages. */
const describeIncomplete = (parts: readonly DataCopyPart[]): string =>
  t('deletion.export.incomplete', {
    parts: parts.map((part) => t(`deletion.copy.${part}`)).join(', '),
  });

const stateText = (state: SaveState): string => {
  if (state.kind === 'busy') return t('deletion.export.busy');
  if (state.kind === 'saved') return t('deletion.export.saved');
  if (state.kind === 'too-large') return t('deletion.export.tooLarge');
  if (state.kind === 'not-saved') return t('deletion.export.notSaved');
  if (state.kind === 'incomplete') return describeIncomplete(state.parts);
  return state.kind === 'failed' ? t('deletion.export.failed', { reason: state.reason }) : '';
};

/** The region exists before its text, or a screen reader would miss the first one. */
const SaveStatus = ({ state }: { readonly state: SaveState }) => {
  const text = stateText(state);
  const isWarning = ['incomplete', 'too-large', 'failed', 'not-saved'].includes(state.kind);
  return (
    <div role="status">
      {text !== '' && <Note tone={isWarning ? 'warning' : 'info'}>{text}</Note>}
    </div>
  );
};

interface DataCopyPanelProps {
  readonly userId: number;
  /** Before the account is deleted the copy is a warning, on the profile a right. */
  readonly isBeforeDeletion?: boolean;
}

/** A button saves again after a failure. Staff in a preview see no copy: they may not read it. */
export const DataCopyPanel = ({ userId, isBeforeDeletion = false }: DataCopyPanelProps) => {
  const { state, save } = useDataCopy(userId);
  const isBusyWith = (format: DataFormat): boolean =>
    state.kind === 'busy' && state.format === format;
  if (preview()) return null;
  return (
    <section className="panel" aria-labelledby="h-data">
      <h2 id="h-data">
        <Icon icon={FileText} />
        {t(isBeforeDeletion ? 'deletion.export.title' : 'dataCopy.title')}
      </h2>
      <p>
        {t(isBeforeDeletion ? 'deletion.export.text' : 'dataCopy.text', {
          contents: t('dataCopy.contents'),
        })}
      </p>
      <SaveStatus state={state} />
      <div className={styles.actions}>
        <Button kind="secondary" isBusy={isBusyWith('pdf')} onClick={() => void save('pdf')}>
          {t('deletion.export.pdf')}
        </Button>
        <Button kind="secondary" isBusy={isBusyWith('json')} onClick={() => void save('json')}>
          {t('deletion.export.json')}
        </Button>
      </div>
    </section>
  );
};
