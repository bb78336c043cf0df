import type { PolicyDetailsResponse } from '@tokri/contracts/api';
import type { PolicyName } from '@tokri/contracts/policies';
import { Button, ErrorPanel, formatDate, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import styles from '../texts.module.css';
import { compareLines, type ComparedLine } from './compare-lines.ts';
import { t } from './labels.ts';
import { usePolicyVersion } from './policy-queries.ts';

type Version = PolicyDetailsResponse['Versions'][number];

const VersionRow = ({ version }: { readonly version: Version }) => (
  <li>
    <div className={styles.entry}>
      <b>{t('versionName', { version: version.Version })}</b>
      <span className="fine-print">
        {version.From === null
          ? t('versionStart')
          : [
              t('appliesFrom', { date: formatDate(version.From, { withYear: true }) }),
              version.PublishedBy && t('publishedBy', { name: version.PublishedBy }),
            ]
              .filter(Boolean)
              .join(', ')}
      </span>
    </div>
    {version.IsInForce && <Tag tone="success">{t('current')}</Tag>}
  </li>
);

const VersionSelect = ({
  label,
  versions,
  value,
  onSelect,
}: {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: number;
  readonly onSelect: (version: number) => void;
}) => (
  <label>
    <span className="field-label">{label}</span>
    <select
      className="input"
      value={value}
      onChange={({ target }) => onSelect(Number(target.value))}
    >
      {versions.map(({ Version }) => (
        <option key={Version} value={Version}>
          {t('versionName', { version: Version })}
        </option>
      ))}
    </select>
  </label>
);

const Line = ({ line: { kind, text } }: { readonly line: ComparedLine }) => {
  if (kind === 'same') return <p className={styles.same}>{text}</p>;
  const Change = kind === 'added' ? 'ins' : 'del';
  return (
    <p className={styles[kind]}>
      <span className="sr-only">{t(kind)} </span>
      <Change>{text}</Change>
    </p>
  );
};

const Differences = ({
  name,
  older,
  newer,
}: {
  readonly name: PolicyName;
  readonly older: number;
  readonly newer: number;
}) => {
  const [before, after] = [usePolicyVersion(name, older), usePolicyVersion(name, newer)];
  const failed = [before, after].find(({ isError }) => isError);
  if (failed?.error)
    return (
      <ErrorPanel
        error={failed.error}
        isBusy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!before.data || !after.data) return <RowsSkeleton count={3} />;
  const columns = (['En', 'Hi'] as const).map((key) => ({
    key,
    lines: compareLines(before.data[key], after.data[key]),
  }));
  if (columns.every(({ lines }) => lines.every(({ kind }) => kind === 'same')))
    return <p role="status">{t('same')}</p>;
  return (
    <div className={styles.pair}>
      {columns.map(({ key, lines }) => (
        <div key={key} lang={key.toLowerCase()}>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      ))}
    </div>
  );
};

const Comparison = ({
  name,
  versions,
}: {
  readonly name: PolicyName;
  readonly versions: readonly Version[];
}) => {
  const [newer, setNewer] = useState(versions[0]?.Version ?? 1);
  const [older, setOlder] = useState(versions[1]?.Version ?? 1);
  return (
    <div className={styles.box}>
      <div className={styles.pair}>
        <VersionSelect label={t('older')} versions={versions} value={older} onSelect={setOlder} />
        <VersionSelect label={t('newer')} versions={versions} value={newer} onSelect={setNewer} />
      </div>
      <Differences name={name} older={older} newer={newer} />
    </div>
  );
};

export const PolicyHistory = ({ policy }: { readonly policy: PolicyDetailsResponse }) => {
  const [isComparing, setComparing] = useState(false);
  return (
    <section className={cardStyles.card} aria-labelledby="versions">
      <div className={cardStyles.head}>
        <h2 id="versions" className="grow">
          {t('history')}
        </h2>
        {policy.Versions.length > 1 && (
          <Button
            kind="secondary"
            aria-expanded={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            {t('compare')}
          </Button>
        )}
      </div>
      {isComparing && (
        <Comparison key={policy.Versions.length} name={policy.Name} versions={policy.Versions} />
      )}
      <ol className={styles.list}>
        {policy.Versions.map((version) => (
          <VersionRow key={version.Version} version={version} />
        ))}
      </ol>
    </section>
  );
};
