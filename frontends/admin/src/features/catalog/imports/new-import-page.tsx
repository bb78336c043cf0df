import { isApiProblem, useNavigate, useQueryClient } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { Page } from '../../../components/page.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { ImportList } from './import-list.tsx';
import { findMapping, refreshImports, sendImport } from './import-queries.ts';
import styles from './imports.module.css';
import { t } from './labels.ts';
import { recogniseColumns } from './mapping/field-choice.ts';
import { parseItemMapping, type ItemMapping } from './mapping/item-mapping.ts';
import { MappingForm } from './mapping/mapping-form.tsx';
import { readTableFile, type TableFile } from './read-table-file.ts';
import { UploadCard } from './upload-card.tsx';

interface ChosenFile {
  readonly file: TableFile;
  readonly mapping: ItemMapping;
  readonly isRemembered: boolean;
}

/** Without an answer the columns are recognised by their names. */
const rememberMapping = async (columns: readonly string[]): Promise<ItemMapping | null> => {
  const json = await findMapping(columns).catch(() => null);
  return json === null ? null : parseItemMapping(json);
};

const useFileChoice = () => {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [name, setName] = useState('');
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');
  const choose = async (picked: File): Promise<void> => {
    setName(picked.name);
    setError('');
    setChosen(undefined);
    setReading(true);
    const file = await readTableFile(picked);
    if (typeof file === 'string') setError(t(`upload.${file}`, { name: picked.name }));
    else {
      const remembered = await rememberMapping(file.columns);
      setChosen({
        file,
        mapping: remembered ?? recogniseColumns(file.columns),
        isRemembered: remembered !== null,
      });
    }
    setReading(false);
  };
  return { chosen, name, isReading, error, setError, choose };
};

const useCheck = (setError: (error: string) => void) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const check = async (file: TableFile, mapping: ItemMapping): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const result = await sendImport(file, JSON.stringify(mapping));
      refreshImports(client);
      if (result.kind === 'done') void navigate(`/admin/items/import/${result.id}`);
      else setError(result.message);
    } catch (error) {
      setError(isApiProblem(error) ? error.message : t('upload.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, check };
};

export const NewImportPage = () => {
  const { chosen, name, isReading, error, setError, choose } = useFileChoice();
  const { isBusy, check } = useCheck(setError);
  useUnsavedChangesPrompt(chosen !== undefined && !isBusy);
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink kind="secondary" isSmall to="/admin/items">
          {t('back')}
        </ButtonLink>
      }
    >
      <div className={styles.stack}>
        <UploadCard
          fileName={name}
          isReading={isReading}
          error={error}
          onFile={(file) => void choose(file)}
        />
        {chosen && (
          <MappingForm
            key={`${chosen.file.name}${chosen.file.csv.size}`}
            file={chosen.file}
            initial={chosen.mapping}
            isRemembered={chosen.isRemembered}
            isBusy={isBusy}
            onSubmit={(mapping) => void check(chosen.file, mapping)}
          />
        )}
        <ImportList />
      </div>
    </Page>
  );
};
