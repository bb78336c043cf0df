import { isUnitedKingdom } from '@tokri/contracts/market';
import { shopStateNames } from '@tokri/contracts/tax';
import { companyTextLimits } from '@tokri/contracts/validation';
import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Field, FieldError, Note } from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { t } from '../labels.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../settings.module.css';
import { useCompany, type CompanySettings } from './company-queries.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { SeriesFields } from './series-fields.tsx';
import { useCompanyForm, type CompanyFormState } from './use-company-form.ts';

type TextFieldName =
  | 'Name'
  | 'Brand'
  | 'HindiBrand'
  | 'Address'
  | 'GSTIN'
  | 'Fssai'
  | 'SupportPhone'
  | 'SupportMail'
  | 'CareNumber'
  | 'GrievanceOfficer'
  | 'UpiId'
  | 'UpiName';
const hinted = [
  'Name',
  'Brand',
  'HindiBrand',
  'CareNumber',
  'GrievanceOfficer',
  'UpiId',
  'UpiName',
] as const;
const inputModes: Partial<Record<TextFieldName, 'numeric' | 'tel' | 'email'>> = {
  Fssai: 'numeric',
  SupportPhone: 'tel',
  SupportMail: 'email',
  CareNumber: 'numeric',
  UpiId: 'email',
};

const maxLengths: Partial<Record<TextFieldName, number>> = {
  ...companyTextLimits,
  GSTIN: 15,
  Fssai: 14,
  CareNumber: 15,
};

const TextField = ({
  name,
  form: { register, formState },
}: {
  readonly name: TextFieldName;
  readonly form: CompanyFormState;
}) => {
  const hint = hinted.find((field) => field === name);
  return (
    <Field
      {...register(name)}
      label={t(`field.${name}`)}
      hint={hint && t(`hint.${hint}`)}
      error={formState.errors[name]?.message}
      inputMode={inputModes[name]}
      maxLength={maxLengths[name]}
      autoComplete="off"
      spellCheck={name === 'UpiId' ? false : undefined}
      lang={name === 'HindiBrand' ? 'hi' : undefined}
    />
  );
};

const StateSelect = ({ form: { register, formState } }: { readonly form: CompanyFormState }) => {
  const id = useId();
  const error = formState.errors.StateCode?.message;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('field.StateCode')}
      </label>
      <select
        {...register('StateCode')}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="">{t('state.choose')}</option>
        {Object.entries(shopStateNames())
          .sort(([, a], [, b]) => (a < b ? -1 : 1))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

const CompanyFields = ({ form }: { readonly form: CompanyFormState }) => (
  <>
    <Group title={t('group.brand')}>
      <div className={styles.fields}>
        <TextField name="Name" form={form} />
        <TextField name="Brand" form={form} />
        <TextField name="HindiBrand" form={form} />
        <StateSelect form={form} />
        <div className={styles.wide}>
          <TextField name="Address" form={form} />
        </div>
      </div>
    </Group>
    <Group title={t('group.tax')}>
      <div className={styles.fields}>
        <TextField name="GSTIN" form={form} />
        <TextField name="Fssai" form={form} />
      </div>
    </Group>
    <Group title={t('group.contact')}>
      <div className={styles.fields}>
        <TextField name="SupportPhone" form={form} />
        <TextField name="SupportMail" form={form} />
        <TextField name="CareNumber" form={form} />
        <TextField name="GrievanceOfficer" form={form} />
      </div>
    </Group>
    <Group title={t('series.title')}>
      <SeriesFields form={form} />
    </Group>
    {!isUnitedKingdom() && (
      <Group title={t('group.upi')}>
        <div className={styles.fields}>
          <TextField name="UpiId" form={form} />
          <TextField name="UpiName" form={form} />
        </div>
      </Group>
    )}
    <Group title={t('group.bills')}>
      <label className={styles.checkbox}>
        <input type="checkbox" {...form.register('RoundToRupee')} />
        {t('field.RoundToRupee')}
      </label>
      <p className="fine-print">{t('issued')}</p>
    </Group>
  </>
);

const CompanyEditor = ({ company }: { readonly company: CompanySettings }) => {
  const form = useCompanyForm(company);
  const { isDirty } = form.formState;
  useUnsavedChangesPrompt(isDirty && !form.isBusy);
  return (
    <>
      {form.conflict && <ConflictPanel differences={form.conflict.differences} form={form} />}
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <CompanyFields form={form} />
        {form.rejection && <Note>{form.rejection}</Note>}
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy} disabled={!isDirty}>
            {t('save')}
          </Button>
        </div>
      </form>
    </>
  );
};

export const CompanyPage = () => {
  const company = useCompany();
  const isMissing = isApiProblem(company.error) && company.error.status === 404;
  return (
    <SettingsLayout>
      {company.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {isMissing && <EmptyState title={t('missing')} text={t('missingText')} />}
      {company.isError && !isMissing && !company.data && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={company.error}
            isBusy={company.isFetching}
            onRetry={() => void company.refetch()}
          />
        </div>
      )}
      {company.data && <CompanyEditor company={company.data} />}
    </SettingsLayout>
  );
};
