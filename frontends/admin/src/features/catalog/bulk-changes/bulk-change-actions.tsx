import { itemAdminOperations, type BulkChangeResponse } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  dialogTypes,
  escapeHtml,
  Icon,
  isConfirmed,
  RotateCcw,
  showDialog,
} from '@tokri/web-kit/ui';
import { AdjustChange } from './adjust-change.tsx';
import { refreshBulkChanges } from './bulk-change-queries.ts';
import styles from './bulk-changes.module.css';
import { isFromFile } from './bulk-change-text.ts';
import { downloadProblems } from './file-errors/download-problems.ts';
import { t } from './labels.ts';
import { openImport } from './open-import.ts';

const { startBulkChange, undoBulkChange } = itemAdminOperations;

const useStart = ({ BatchId }: BulkChangeResponse) =>
  useMutationWithFeedback({
    send: () => sendCommand(startBulkChange, { body: { BatchId } }),
    refresh: refreshBulkChanges,
    successMessage: () => t('started'),
  });

const useUndo = ({ BatchId }: BulkChangeResponse) =>
  useMutationWithFeedback({
    send: () => sendCommand(undoBulkChange, { body: { BatchId } }),
    refresh: refreshBulkChanges,
    successMessage: () => t('undo.started'),
  });

const saveProblems = async (change: BulkChangeResponse): Promise<void> => {
  try {
    await downloadProblems(change);
  } catch (error) {
    reportChange(isApiProblem(error) ? error.message : t('errors.failed'));
  }
};

const hasProblems = ({ Refused, Failed, NotUndone, ErrorCount }: BulkChangeResponse): boolean =>
  Refused + Failed + NotUndone + ErrorCount > 0;

/** A count belongs to the location that its list shows. */
const listPath = ({ Kind, Value }: BulkChangeResponse, path: string): string =>
  Kind === 'stock' ? `${path}?LocationId=${Value}` : path;

export const BulkChangeActions = ({
  change,
  path,
}: {
  readonly change: BulkChangeResponse;
  readonly path: string;
}) => {
  const { run: start, isBusy: isStarting } = useStart(change);
  const { run: undo, isBusy: isUndoing } = useUndo(change);
  const confirmUndo = async (): Promise<void> => {
    const message = escapeHtml(t(change.Kind === 'stock' ? 'undo.confirmStock' : 'undo.confirm'));
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) await undo({});
  };
  const count = change.Rows - change.Refused;
  return (
    <div className={styles.actions}>
      {change.State === 'prepared' && (
        <>
          {isFromFile(change) ? (
            <ButtonLink kind="secondary" to={listPath(change, path)} state={openImport}>
              {t('start.otherFile')}
            </ButtonLink>
          ) : (
            <ButtonLink kind="secondary" to={path}>
              {t('back')}
            </ButtonLink>
          )}
          <AdjustChange path={path} />
        </>
      )}
      {change.State === 'prepared' && count > 0 && (
        <Button isBusy={isStarting} onClick={() => void start({})}>
          {t('start', { count })}
        </Button>
      )}
      {change.State === 'done' && (
        <Button kind="secondary" isBusy={isUndoing} onClick={() => void confirmUndo()}>
          <Icon icon={RotateCcw} size={16} />
          {t('undo')}
        </Button>
      )}
      {hasProblems(change) && (
        <Button kind="quiet" onClick={() => void saveProblems(change)}>
          {t('errors.download')}
        </Button>
      )}
    </div>
  );
};
