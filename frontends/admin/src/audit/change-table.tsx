import type { AuditEntryResponse } from '@tokri/contracts/api';
import { useContext, useMemo } from 'react';
import { describeFields, describeInput, type DescribedField } from './describe-fields.ts';
import { t } from './labels.ts';
import { SubjectNames, useSubjectLabel } from './subject-names.ts';
import styles from './audit.module.css';

type RecordChange = AuditEntryResponse['Changes'][number];

const shownFields = 12;

const FieldRows = ({
  fields,
  caption,
  hasBefore,
}: {
  readonly fields: readonly DescribedField[];
  readonly caption: string;
  /** A new record has nothing before. */
  readonly hasBefore: boolean;
}) => (
  <table className={styles.changes}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{t('column.field')}</th>
        {hasBefore && <th scope="col">{t('column.before')}</th>}
        <th scope="col">{t(hasBefore ? 'column.after' : 'column.value')}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ path, label, before, after }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          {hasBefore && <td>{before}</td>}
          <td className={styles.after}>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const FoldedRows = (props: Parameters<typeof FieldRows>[0]) => {
  const { fields } = props;
  const more = fields.length - shownFields;
  if (more <= 1) return <FieldRows {...props} />;
  return (
    <>
      <FieldRows {...props} fields={fields.slice(0, shownFields)} />
      <details className={styles.more}>
        <summary>{t('moreFields', { count: more })}</summary>
        <FieldRows {...props} fields={fields.slice(shownFields)} />
      </details>
    </>
  );
};

/** One record that an action changed, field by field. */
export const ChangeTable = ({ change }: { readonly change: RecordChange }) => {
  const subjectLabel = useSubjectLabel();
  const names = useContext(SubjectNames);
  const fields = useMemo(
    () => describeFields(change.Fields, names, change.Subject),
    [change, names],
  );
  const caption = `${subjectLabel(change.Subject)}: ${t(`kind.${change.Kind}`)}`;
  if (fields.length === 0) return <p className={styles.caption}>{caption}</p>;
  return <FoldedRows fields={fields} caption={caption} hasBefore={change.Kind !== 'created'} />;
};

/** What an action asked for that changed no record itself. */
export const InputTable = ({ input }: { readonly input: unknown }) => {
  const names = useContext(SubjectNames);
  const fields = useMemo(() => describeInput(input, names), [input, names]);
  if (fields.length === 0) return null;
  return <FoldedRows fields={fields} caption={t('asked')} hasBefore={false} />;
};
