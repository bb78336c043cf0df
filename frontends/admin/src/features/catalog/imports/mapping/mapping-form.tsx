import { announce, Button, Icon, Note, showToast } from '@tokri/web-kit/ui';
import { Download } from '@tokri/web-kit/more-icons';
import { saveFile } from '@tokri/web-kit/platform';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import cardStyles from '../../../../components/card.module.css';
import { useUnsavedChangesPrompt } from '../../../../components/unsaved-changes.ts';
import tableStyles from '../../../../components/table.module.css';
import styles from '../imports.module.css';
import { t } from '../labels.ts';
import type { TableSample } from '../read-table-file.ts';
import { listMissingFields, readChoice, restoreRules, writeChoice } from './field-choice.ts';
import { importFields, type ImportField } from './import-fields.ts';
import { parseItemMapping, type ItemMapping } from './item-mapping.ts';
import { MappingRow } from './mapping-row.tsx';

interface MappingFormProps {
  readonly file: TableSample;
  readonly initial: ItemMapping;
  readonly isRemembered: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: (mapping: ItemMapping) => void;
}

const useMappingFile = (onLoad: (mapping: ItemMapping) => void) => {
  const [error, setError] = useState('');
  const load = async (file: File): Promise<void> => {
    const loaded = parseItemMapping(await file.text());
    setError(loaded ? '' : t('mapping.badFile', { name: file.name }));
    if (!loaded) return;
    const text = t('mapping.loaded', { name: file.name });
    announce(text);
    showToast({ text });
    onLoad(loaded);
  };
  return { load, error };
};

const saveMapping = (mapping: ItemMapping) =>
  saveFile(
    new Blob([JSON.stringify(mapping, null, 2)], { type: 'application/json' }),
    'mapping.json',
  );

const MappingFile = ({
  mapping,
  onLoad,
}: {
  readonly mapping: ItemMapping;
  readonly onLoad: (mapping: ItemMapping) => void;
}) => {
  const id = useId();
  const { load, error } = useMappingFile(onLoad);
  return (
    <>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void load(file);
          target.value = '';
        }}
      />
      <label className="btn quiet" htmlFor={id}>
        {t('mapping.load')}
      </label>
      <Button kind="quiet" onClick={() => void saveMapping(mapping)}>
        <Icon icon={Download} size={16} />
        {t('mapping.save')}
      </Button>
      {error !== '' && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
};

const useMappingForm = ({ initial, isBusy, onSubmit }: MappingFormProps) => {
  const [base, setBase] = useState(initial);
  const [mapping, setMapping] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = listMissingFields(mapping);
  useUnsavedChangesPrompt(mapping !== initial && !isBusy);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (missing.length === 0) {
      if (!isBusy) onSubmit(mapping);
      return;
    }
    const text = t('mapping.missingCount', { count: missing.length });
    announce(text);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('select[aria-invalid]')?.focus(),
    );
  };
  return {
    base,
    mapping,
    setMapping,
    form,
    submit,
    missing: isSubmitted ? missing : [],
    load: (loaded: ItemMapping): void => {
      setBase(loaded);
      setMapping(loaded);
    },
  };
};

const Checkbox = ({
  label,
  isChecked,
  onChange,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

const IncludesTax = ({
  mapping,
  onChange,
}: {
  readonly mapping: ItemMapping;
  readonly onChange: (mapping: ItemMapping) => void;
}) => (
  <Checkbox
    label={t('mapping.includesTax')}
    isChecked={mapping.price.includesTax}
    onChange={(includesTax) => onChange({ ...mapping, price: { ...mapping.price, includesTax } })}
  />
);

const MappingTable = ({
  file,
  base,
  mapping,
  missing,
  onChange,
}: {
  readonly file: TableSample;
  /** The mapping file or the recognised columns, whose rules a field can get back. */
  readonly base: ItemMapping;
  readonly mapping: ItemMapping;
  readonly missing: readonly ImportField[];
  readonly onChange: (mapping: ItemMapping) => void;
}) => (
  <table className={tableStyles.table}>
    <thead>
      <tr>
        <th scope="col">{t('mapping.field')}</th>
        <th scope="col">{t('mapping.source')}</th>
        <th scope="col">{t('mapping.samples')}</th>
      </tr>
    </thead>
    <tbody>
      {importFields().map((field) => (
        <MappingRow
          key={field.name}
          field={field}
          file={file}
          choice={readChoice(mapping, field)}
          hasRules={readChoice(base, field).kind === 'rules'}
          isMissing={missing.includes(field)}
          onChoose={(choice) =>
            onChange(
              choice.kind === 'rules'
                ? restoreRules(mapping, field, base)
                : writeChoice(mapping, field, choice),
            )
          }
        >
          {field.name === 'Rate' && <IncludesTax mapping={mapping} onChange={onChange} />}
        </MappingRow>
      ))}
    </tbody>
  </table>
);

export const MappingForm = (props: MappingFormProps) => {
  const { file, isRemembered, isBusy } = props;
  const { base, mapping, setMapping, form, submit, missing, load } = useMappingForm(props);
  return (
    <form
      ref={form}
      className={cardStyles.card}
      aria-label={t('mapping.title', { name: file.name })}
      noValidate
      onSubmit={submit}
    >
      <div className={cardStyles.head}>
        <h2>{t('mapping.title', { name: file.name })}</h2>
        <MappingFile mapping={mapping} onLoad={load} />
      </div>
      <div className={cardStyles.note}>
        <Note>{isRemembered ? t('mapping.remembered') : t('mapping.text')}</Note>
      </div>
      <MappingTable
        file={file}
        base={base}
        mapping={mapping}
        missing={missing}
        onChange={setMapping}
      />
      <div className={styles.actions}>
        <Checkbox
          label={t('mapping.refuseCategories')}
          isChecked={mapping.newCategories === 'refuse'}
          onChange={(isChecked) =>
            setMapping({ ...mapping, newCategories: isChecked ? 'refuse' : 'create' })
          }
        />
        <Button type="submit" isBusy={isBusy}>
          {t('mapping.check')}
        </Button>
      </div>
    </form>
  );
};
