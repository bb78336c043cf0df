import { Button, formatCount, Note } from '@tokri/web-kit/ui';
import { isApiProblem } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from './labels.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import styles from './ledger.module.css';
import { saveStatement, statementFormats, type StatementFormat } from './statement-file.ts';

type SaveState =
  | { readonly kind: 'idle' | 'saved' }
  | { readonly kind: 'too-long'; readonly maxEntries: number }
  | { readonly kind: 'busy'; readonly format: StatementFormat }
  | { readonly kind: 'failed'; readonly reason: string };

const stateText = (state: SaveState): string => {
  if (state.kind === 'busy') return t('saving');
  if (state.kind === 'saved') return t('saved');
  if (state.kind === 'too-long') return t('tooLong', { max: formatCount(state.maxEntries) });
  return state.kind === 'failed' ? state.reason : '';
};

interface StatementDownloadsProps {
  readonly partyId: number;
  readonly filter: LedgerFilter;
}

export const StatementDownloads = ({ partyId, filter }: StatementDownloadsProps) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const save = async (format: StatementFormat): Promise<void> => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy', format });
    try {
      const result = await saveStatement(partyId, filter, format);
      if (result.kind === 'too-long') setState(result);
      else setState({ kind: result.kind === 'cancelled' ? 'idle' : 'saved' });
    } catch (error) {
      setState({
        kind: 'failed',
        reason: isApiProblem(error) ? error.message : t('notSaved'),
      });
    }
  };
  const text = stateText(state);
  return (
    <div className={styles.downloads}>
      {statementFormats.map((format) => (
        <Button
          key={format}
          kind="secondary"
          isBusy={state.kind === 'busy' && state.format === format}
          onClick={() => void save(format)}
        >
          {t('save', { format: format.toUpperCase() })}
        </Button>
      ))}
      <div role="status" className={styles.status}>
        {text !== '' && (
          <Note tone={state.kind === 'failed' || state.kind === 'too-long' ? 'warning' : 'info'}>
            {text}
          </Note>
        )}
      </div>
    </div>
  );
};
