import type { GstReturnResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { lastDayOfMonth, monthPattern } from '@tokri/contracts/tax';
import { isApiProblem, useSearchParams } from '@tokri/web-kit/platform';
import { Download } from '@tokri/web-kit/more-icons';
import { Button, Icon, Note, showToast, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { Page } from '../../../components/page.tsx';
import { FindingList } from '../gst-return/finding-list.tsx';
import {
  returnFormats,
  saveReturnFile,
  useGstReturn,
  type ReturnFormat,
} from '../gst-return/gst-return-queries.ts';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportContent, ReportTabs, useReportFilter } from '../reports-layout.tsx';
import styles from '../reports.module.css';

type SectionRow = GstReturnResponse['Sections'][number];
type NumberRow = GstReturnResponse['Numbers'][number];

const sectionColumns = (): readonly ReportColumn<SectionRow>[] => [
  { id: 'table', header: t('gst.table'), kind: 'text', value: ({ Name }) => t(`gst.${Name}`) },
  { id: 'count', header: t('gst.count'), kind: 'count', value: ({ Count }) => Count },
  { id: 'taxable', header: t('column.taxable'), kind: 'money', value: ({ Taxable }) => Taxable },
  { id: 'cgst', header: t('column.cgst'), kind: 'money', value: ({ Cgst }) => Cgst },
  { id: 'sgst', header: t('column.sgst'), kind: 'money', value: ({ Sgst }) => Sgst },
  { id: 'igst', header: t('column.igst'), kind: 'money', value: ({ Igst }) => Igst },
];
const numberColumns = (): readonly ReportColumn<NumberRow>[] => [
  { id: 'from', header: t('gst.from'), kind: 'text', value: ({ From }) => From },
  { id: 'to', header: t('gst.to'), kind: 'text', value: ({ To }) => To },
  { id: 'total', header: t('gst.total'), kind: 'count', value: ({ Total }) => Total },
  { id: 'missing', header: t('gst.missing'), kind: 'count', value: ({ Missing }) => Missing },
];

const FileButtons = ({ month }: { readonly month: string }) => {
  const [busyFormat, setBusyFormat] = useState<ReturnFormat>();
  const save = async (format: ReturnFormat): Promise<void> => {
    setBusyFormat(format);
    try {
      await saveReturnFile(month, format);
    } catch (error) {
      showToast({ text: isApiProblem(error) ? error.message : t('export.failed') });
    } finally {
      setBusyFormat(undefined);
    }
  };
  return returnFormats.map((format) => (
    <Button
      key={format}
      kind="secondary"
      isBusy={busyFormat === format}
      onClick={() => void save(format)}
    >
      <Icon icon={Download} size={16} />
      {t(`gst.file.${format}`)}
    </Button>
  ));
};

const MonthField = ({
  month,
  onSelect,
}: {
  readonly month: string;
  readonly onSelect: (month: string) => void;
}) => (
  <label className={styles.field}>
    <span>{t('gst.month')}</span>
    <input
      type="month"
      className="input"
      value={month}
      max={today().slice(0, 7)}
      required
      onChange={({ target }) => {
        if (monthPattern.test(target.value)) onSelect(target.value);
      }}
    />
  </label>
);

const ReturnSections = ({ gstReturn }: { readonly gstReturn: GstReturnResponse }) => {
  const { Month, GSTIN, Sections, Numbers } = gstReturn;
  const span = { from: `${Month}-01`, to: lastDayOfMonth(Month) };
  return (
    <>
      <FindingList gstReturn={gstReturn} />
      <ReportSection<SectionRow>
        name="gstr1-tables"
        title={t('gst.tables', { gstin: GSTIN })}
        span={span}
        columns={sectionColumns()}
        rows={Sections}
      />
      <ReportSection<NumberRow>
        name="gstr1-documents"
        title={t('gst.numbers')}
        span={span}
        columns={numberColumns()}
        rows={Numbers}
      />
    </>
  );
};

const isEmpty = ({ Sections, Numbers, FindingCounts }: GstReturnResponse): boolean =>
  Numbers.length + FindingCounts.length === 0 && Sections.every(({ Count }) => Count === 0);

const GstReturn = () => {
  const { filter } = useReportFilter();
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = searchParams.get('month') ?? '';
  const month = monthPattern.test(asked) ? asked : today().slice(0, 7);
  const query = useGstReturn(month);
  return (
    <Page title={t('title')}>
      <ReportTabs filter={filter} />
      <section className={styles.span} aria-label={t('span.label')}>
        <MonthField
          month={month}
          onSelect={(selected) => setSearchParams({ month: selected }, { replace: true })}
        />
        <FileButtons month={month} />
      </section>
      <div className={styles.hint}>
        <Note>{t('hint.gst')}</Note>
      </div>
      <div className={styles.sections}>
        <ReportContent
          query={query}
          isEmpty={isEmpty}
          empty={{ title: t('gst.empty'), text: t('gst.emptyText') }}
        >
          {(gstReturn) => <ReturnSections gstReturn={gstReturn} />}
        </ReportContent>
      </div>
    </Page>
  );
};

/** The United Kingdom has no GST. */
export const GstReturnPage = () => (isUnitedKingdom() ? <NotFoundPage /> : <GstReturn />);
