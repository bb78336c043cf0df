import { itemFileOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { confirmNavigation, sendCommand } from '@tokri/web-kit/platform';
import { Button, ErrorPanel, Note } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { importName } from './import-labels.ts';
import { refreshImports, useImportFile, type ItemImport } from './import-queries.ts';
import { describeNewCategories } from './new-categories.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';
import { recogniseColumns } from './mapping/field-choice.ts';
import { parseItemMapping, type ItemMapping } from './mapping/item-mapping.ts';
import { MappingForm } from './mapping/mapping-form.tsx';

const useRecheck = (item: ItemImport) =>
  useMutationWithFeedback({
    send: (mapping: ItemMapping) =>
      sendCommand(itemFileOperations.recheckImport, {
        body: { ImportId: item.ImportId, Mapping: JSON.stringify(mapping) },
      }),
    refresh: refreshImports,
    successMessage: () => t('recheck.started', { name: importName(item) }),
  });

/** The columns of a file that was checked already, to check it again. */
export const RecheckForm = ({
  item,
  onClose,
}: {
  readonly item: ItemImport;
  readonly onClose: () => void;
}) => {
  const file = useImportFile(item.ImportId);
  const { run, isBusy } = useRecheck(item);
  const submit = async (mapping: ItemMapping): Promise<void> => {
    if (await run(mapping)) onClose();
  };
  const leave = async (): Promise<void> => {
    if (await confirmNavigation()) onClose();
  };
  return (
    <div className={styles.stack}>
      <div>
        <Button kind="secondary" isSmall onClick={() => void leave()}>
          {t('recheck.back')}
        </Button>
      </div>
      {file.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton count={8} />
        </div>
      )}
      {file.isError && !file.data && (
        <ErrorPanel
          error={file.error}
          isBusy={file.isFetching}
          onRetry={() => void file.refetch()}
        />
      )}
      {file.data && (
        // The mapping of the last check may arrive while the one before it is shown.
        <MappingForm
          key={file.data.Mapping}
          file={{ name: importName(item), columns: file.data.Columns, rows: file.data.Rows }}
          initial={parseItemMapping(file.data.Mapping) ?? recogniseColumns(file.data.Columns)}
          isRemembered={false}
          isBusy={isBusy}
          onSubmit={(mapping) => void submit(mapping)}
        />
      )}
    </div>
  );
};

/** Names the categories that the import would create, which may be typing mistakes. */
export const NewCategories = ({ item }: { readonly item: ItemImport }) => {
  const file = useImportFile(item.ImportId);
  const { run, isBusy } = useRecheck(item);
  const mapping = file.data && parseItemMapping(file.data.Mapping);
  return (
    <Note tone="warning">
      {t('checked.categories', describeNewCategories(item))}
      {mapping && (
        <span className={styles.noteAction}>
          <Button
            kind="secondary"
            isSmall
            isBusy={isBusy}
            onClick={() => void run({ ...mapping, newCategories: 'refuse' })}
          >
            {t('checked.refuseCategories')}
          </Button>
        </span>
      )}
    </Note>
  );
};
