import { isApiProblem, lazyPage, loadPart } from '@tokri/web-kit/platform';
import { Download } from '@tokri/web-kit/more-icons';
import { Button, classNames, Icon, showToast, Skeleton } from '@tokri/web-kit/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import cardStyles from '../../components/card.module.css';
import scrollStyles from '../../components/scroll-edges.module.css';
import type { ExportFormat } from './export/export-report.ts';
import { t } from './labels.ts';
import { formatCell, isNumberKind, type ReportColumn } from './report-columns.ts';
import type { Span } from './report-filter.ts';
import styles from './reports.module.css';

const ReportChart = lazyPage(
  () => import('./charts/report-chart.tsx').then((file) => file.ReportChart),
  <Skeleton as="block" />,
);
const loadExport = () => loadPart(() => import('./export/export-report.ts'));

const maxBars = 12;

export interface SectionChart<Row> {
  readonly kind: 'line' | 'bars';
  readonly label: (row: Row) => string;
  readonly value: (row: Row) => number;
  readonly compared?: readonly number[] | undefined;
  readonly formatValue: (value: number) => string;
}

export interface ReportSectionProps<Row> {
  readonly name: string;
  readonly title: string;
  readonly span: Span;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Below the rows; the last one is the total. */
  readonly closing?: readonly Row[] | undefined;
  /** For a file, if it differs from `closing`. */
  readonly fileClosing?: readonly Row[] | undefined;
  readonly chart?: SectionChart<Row> | undefined;
  /** For a file with more rows than the page shows. */
  readonly fetchRows?: (() => Promise<readonly Row[]>) | undefined;
  readonly footer?: ReactNode;
}

const ExportButtons = <Row,>({
  name,
  title,
  span,
  columns,
  rows,
  closing = [],
  fileClosing = closing,
  fetchRows,
}: ReportSectionProps<Row>) => {
  const [busyFormat, setBusyFormat] = useState<ExportFormat>();
  const save = async (format: ExportFormat): Promise<void> => {
    setBusyFormat(format);
    try {
      const allRows = fetchRows ? await fetchRows() : rows;
      const { exportReport } = await loadExport();
      await exportReport({ name, columns, rows: [...allRows, ...fileClosing] }, span, format);
    } catch (error) {
      showToast({ text: isApiProblem(error) ? error.message : t('export.failed') });
    } finally {
      setBusyFormat(undefined);
    }
  };
  return (
    <div className={styles.exports}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          kind="quiet"
          isSmall
          isBusy={busyFormat === format}
          aria-label={t('export.label', { title, format: t(`export.${format}`) })}
          onClick={() => void save(format)}
        >
          <Icon icon={Download} size={16} />
          {t(`export.${format}`)}
        </Button>
      ))}
    </div>
  );
};

const rowClass = (closingIndex: number, count: number): string | undefined =>
  closingIndex < 0
    ? undefined
    : classNames(
        closingIndex === 0 && styles.closingRow,
        closingIndex === count - 1 && styles.totalRow,
      );

const SectionTable = <Row,>({ title, columns, rows, closing = [] }: ReportSectionProps<Row>) => (
  <div
    className={classNames(scrollStyles.edges, styles.tableFrame)}
    role="region"
    aria-label={t('table.label', { title })}
    tabIndex={0}
  >
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ id, header, kind }) => (
            <th key={id} scope="col" className={classNames(isNumberKind(kind) && styles.number)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...closing].map((row, index) => (
          <tr key={index} className={rowClass(index - rows.length, closing.length)}>
            {columns.map((column, position) => {
              const text = formatCell(column, row);
              return position === 0 ? (
                <th key={column.id} scope="row">
                  {text}
                </th>
              ) : (
                <td
                  key={column.id}
                  className={classNames(isNumberKind(column.kind) && styles.number)}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const SectionChartView = <Row,>({
  title,
  rows,
  chart,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly chart: SectionChart<Row>;
}) => {
  const shown = chart.kind === 'bars' ? rows.slice(0, maxBars) : rows;
  const props = useMemo(
    () => ({
      label: t('chart.label', { title }),
      kind: chart.kind,
      labels: shown.map(chart.label),
      current: { label: t('chart.current'), values: shown.map(chart.value) },
      compared: chart.compared && { label: t('chart.compared'), values: chart.compared },
      formatValue: chart.formatValue,
    }),
    // `chart` is a new object on every render; its rows change only with new data.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, chart.compared, title],
  );
  return (
    <div className={styles.chart}>
      <ReportChart {...props} />
      {shown.length < rows.length && (
        <p className="fine-print">{t('chart.top', { count: shown.length })}</p>
      )}
    </div>
  );
};

/** A chart beside the table with the same numbers, and both as a file. */
export const ReportSection = <Row,>(props: ReportSectionProps<Row>) => {
  const { title, rows, chart, footer } = props;
  const id = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id} className="grow">
          {title}
        </h2>
        {rows.length > 0 && <ExportButtons {...props} />}
      </div>
      {rows.length === 0 ? (
        <p className={classNames('muted', styles.none)}>{t('emptyPart')}</p>
      ) : (
        <div className={classNames(styles.parts, chart && styles.withChart)}>
          {chart && <SectionChartView title={title} rows={rows} chart={chart} />}
          <SectionTable {...props} />
        </div>
      )}
      {footer}
    </section>
  );
};
