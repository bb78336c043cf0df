import type { AuditEntryResponse } from '@tokri/contracts/api';
import { useMemo } from 'react';
import { describeFields, type DescribedField } from './describe-fields.ts';
import { t } from './labels.ts';
import { useSubjectLabel } from './subject-names.ts';
import styles from './audit.module.css';

type RecordChange = AuditEntryResponse['Changes'][number];

const shownFields = 8;

const FieldRows = ({
  fields,
  caption,
}: {
  readonly fields: readonly DescribedField[];
  readonly caption: string;
}) => (
  <table className={styles.changes}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{t('column.field')}</th>
        <th scope="col">{t('column.before')}</th>
        <th scope="col">{t('column.after')}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ path, label, before, after }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          <td>{before}</td>
          <td className={styles.after}>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** One record that an action changed, field by field. */
export const ChangeTable = ({ change }: { readonly change: RecordChange }) => {
  const subjectLabel = useSubjectLabel();
  const fields = useMemo(() => describeFields(change.Fields), [change.Fields]);
  const caption = `${subjectLabel(change.Subject)}: ${t(`kind.${change.Kind}`)}`;
  const more = fields.length - shownFields;
  if (fields.length === 0) return <p className={styles.caption}>{caption}</p>;
  if (more <= 1) return <FieldRows fields={fields} caption={caption} />;
  return (
    <>
      <FieldRows fields={fields.slice(0, shownFields)} caption={caption} />
      <details className={styles.more}>
        <summary>{t('moreFields', { count: more })}</summary>
        <FieldRows fields={fields.slice(shownFields)} caption={caption} />
      </details>
    </>
  );
};
