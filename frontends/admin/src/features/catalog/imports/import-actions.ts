import { itemFileOperations } from '@tokri/contracts/api';
import { sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { dialogTypes, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t as adminLabel } from '../../../labels.ts';
import { refreshItems } from '../items/item-queries.ts';
import { downloadErrors } from './download-errors.ts';
import { importName } from './import-labels.ts';
import { refreshImports, type ItemImport } from './import-queries.ts';
import { t } from './labels.ts';
import { describeNewCategories } from './new-categories.ts';

type Command = 'start' | 'stop' | 'discard' | 'undo';

const operations = {
  start: itemFileOperations.startImport,
  stop: itemFileOperations.stopImport,
  discard: itemFileOperations.stopImport,
  undo: itemFileOperations.undoImport,
} as const;

const successMessage = (command: Command, name: string): string =>
  ({
    start: t('checked.started', { name }),
    stop: t('progress.stopped'),
    discard: t('checked.discarded', { name }),
    undo: t('done.undoing', { name }),
  })[command];

const confirm = async (message: string, actionLabel: string): Promise<boolean> =>
  isConfirmed(
    await showDialog({
      type: dialogTypes.confirmation,
      title: actionLabel,
      message,
      actionLabel,
      closeLabel: adminLabel('back'),
    }),
  );

/** A typing mistake in the column of categories makes a category, so staff agree to each by name. */
const confirmNewCategories = async (item: ItemImport): Promise<boolean> =>
  item.NewCategories.length === 0 ||
  confirm(
    t('checked.categoriesConfirm', describeNewCategories(item)),
    t('checked.start', { count: item.New + item.Changed }),
  );

export const useImportCommand = (item: ItemImport) => {
  const name = importName(item);
  const { run, isBusy } = useMutationWithFeedback({
    send: (command: Command) =>
      sendCommand(operations[command], { body: { ImportId: item.ImportId } }),
    refresh: (client) => {
      refreshImports(client);
      refreshItems(client);
    },
    successMessage: (_entry, command) => successMessage(command, name),
  });
  return {
    isBusy,
    start: async (): Promise<void> => {
      if (await confirmNewCategories(item)) void run('start');
    },
    discard: () => void run('discard'),
    stop: async (): Promise<void> => {
      if (await confirm(t('progress.stopConfirm'), t('progress.stop'))) void run('stop');
    },
    undo: async (): Promise<void> => {
      if (await confirm(t('done.undoConfirm'), t('done.undo'))) void run('undo');
    },
  };
};

export const useErrorDownload = (item: ItemImport & { readonly Columns: readonly string[] }) => {
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      reportChange(await downloadErrors(item));
    } catch {
      await showDialog({ type: dialogTypes.error, message: t('upload.failed') });
      refreshImports(client);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download: () => void download() };
};
