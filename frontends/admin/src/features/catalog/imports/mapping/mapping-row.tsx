import { Field, Tag } from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { OptionSelect } from '../../../../components/option-select.tsx';
import tableStyles from '../../../../components/table.module.css';
import styles from '../imports.module.css';
import { t } from '../labels.ts';
import type { TableSample } from '../read-table-file.ts';
import { listValues } from '../import-labels.ts';
import type { FieldChoice } from './field-choice.ts';
import type { ImportField } from './import-fields.ts';

const maxSamples = 3;

interface MappingRowProps {
  readonly field: ImportField;
  readonly choice: FieldChoice;
  /** The mapping file has rules for the field, which a choice would replace. */
  readonly hasRules: boolean;
  readonly file: TableSample;
  readonly isMissing: boolean;
  readonly onChoose: (choice: FieldChoice) => void;
  readonly children?: ReactNode;
}

const columnPrefix = 'column:';
const toValue = (choice: FieldChoice): string =>
  choice.kind === 'column' ? `${columnPrefix}${choice.column}` : choice.kind;

const toChoice = (value: string): FieldChoice => {
  if (value.startsWith(columnPrefix))
    return { kind: 'column', column: value.slice(columnPrefix.length), prefix: '' };
  if (value === 'value') return { kind: 'value', value: '' };
  return { kind: value === 'rules' ? 'rules' : 'none' };
};

const listSamples = ({ columns, rows }: TableSample, column: string): readonly string[] => {
  const index = columns.indexOf(column);
  const cells = rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, maxSamples);
};

const SourceSelect = ({ field, choice, hasRules, file, isMissing, onChoose }: MappingRowProps) => {
  const id = useId();
  const columns = [...new Set(file.columns.filter(Boolean))];
  const isGone = choice.kind === 'column' && !columns.includes(choice.column);
  return (
    <>
      <select
        className="input"
        aria-label={t('mapping.source.of', { field: t(`field.${field.name}`) })}
        aria-invalid={isMissing || isGone || undefined}
        aria-describedby={isMissing ? id : undefined}
        value={toValue(choice)}
        onChange={({ target }) => onChoose(toChoice(target.value))}
      >
        <option value="none">{t('mapping.none')}</option>
        {hasRules && <option value="rules">{t('mapping.rules')}</option>}
        <option value="value">{t('mapping.value')}</option>
        <optgroup label={t('mapping.columns')}>
          {isGone && <option value={toValue(choice)}>{choice.column}</option>}
          {columns.map((column) => (
            <option key={column} value={`${columnPrefix}${column}`}>
              {column}
            </option>
          ))}
        </optgroup>
      </select>
      {isMissing && (
        <span className="field-error" id={id}>
          {t('mapping.missing')}
        </span>
      )}
    </>
  );
};

const hintedFields = ['Code', 'Status', 'Stock', 'Vegetarian'] as const;
type HintedField = (typeof hintedFields)[number];
const hasHint = (name: string): name is HintedField => hintedFields.some((each) => each === name);

const codeExample = (prefix: string): string => prefix + '7'.padStart(12 - prefix.length, '0');

const ChoiceDetails = ({ field, choice, onChoose }: MappingRowProps) => {
  const options = listValues(field.name);
  if (choice.kind === 'value' && options.length > 0)
    return (
      <OptionSelect
        emptyText={t('mapping.choose')}
        label={t('mapping.value.of', { field: t(`field.${field.name}`) })}
        value={choice.value}
        options={options}
        onSelect={(value) => onChoose({ kind: 'value', value })}
      />
    );
  if (choice.kind === 'value')
    return (
      <Field
        label={t('mapping.value.of', { field: t(`field.${field.name}`) })}
        value={choice.value}
        maxLength={500}
        onChange={({ target }) => onChoose({ kind: 'value', value: target.value })}
      />
    );
  if (choice.kind === 'column' && field.name === 'Code')
    return (
      <Field
        label={t('mapping.codePrefix')}
        hint={t('mapping.codePrefixHint', { example: codeExample(choice.prefix || 'SHOP') })}
        value={choice.prefix}
        maxLength={10}
        autoComplete="off"
        onChange={({ target }) => onChoose({ ...choice, prefix: target.value.trim() })}
      />
    );
  return null;
};

export const MappingRow = (props: MappingRowProps) => {
  const { field, choice, file } = props;
  return (
    <tr>
      <th scope="row" className={tableStyles.phoneMain}>
        <span className={styles.fieldName}>
          {t(`field.${field.name}`)}
          {field.need && (
            <Tag tone={field.need === 'always' ? 'warning' : 'info'}>
              {t(field.need === 'always' ? 'mapping.needed' : 'mapping.neededToSell')}
            </Tag>
          )}
        </span>
        {hasHint(field.name) && (
          <small className={styles.hint}>{t(`mapping.hint.${field.name}`)}</small>
        )}
      </th>
      <td className={tableStyles.phoneMain}>
        <div className={styles.source}>
          <SourceSelect {...props} />
          <ChoiceDetails {...props} />
          {props.children}
        </div>
      </td>
      <td className={tableStyles.phoneMain}>
        {choice.kind === 'column' && (
          <ul className={styles.samples}>
            {listSamples(file, choice.column).map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
};
