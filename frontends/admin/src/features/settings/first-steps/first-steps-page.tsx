import { Link } from '@tokri/web-kit/platform';
import { Button, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../settings.module.css';
import { steps, useStepStates, type Step, type StepState } from './step-queries.ts';

interface CheckedStep {
  readonly step: Step;
  readonly state: StepState | 'loading';
}

const StepRow = ({ step: { name, link }, state }: CheckedStep) => (
  <li>
    <div className={styles.stepText}>
      {link ? (
        <Link className="link" to={link}>
          {t(`steps.${name}`)}
        </Link>
      ) : (
        <b>{t(`steps.${name}`)}</b>
      )}
      <span className="fine-print">{t(`steps.${name}Text`)}</span>
      {name === 'payments' && state === 'open' && (
        <span className="fine-print">{t('steps.paymentsHow')}</span>
      )}
    </div>
    <Tag {...(state === 'done' ? { tone: 'success' } : {})}>{t(`steps.${state}`)}</Tag>
  </li>
);

export const FirstStepsPage = () => {
  const permissions = usePermissions();
  const visible = steps.filter(({ permission }) => permissions.includes(permission));
  const states = useStepStates(visible);
  const checked = visible.map((step): CheckedStep => ({
    step,
    state: states.data?.[step.name] ?? 'loading',
  }));
  const isIncomplete = checked.some(({ state }) => state === 'unknown');
  return (
    <SettingsLayout>
      <section className={cardStyles.card} aria-labelledby="first-steps">
        <div className={cardStyles.head}>
          <h2 id="first-steps" className="grow">
            {t('steps.title')}
          </h2>
          {states.data && !isIncomplete && (
            <span className="fine-print" role="status">
              {t('steps.left', { count: checked.filter(({ state }) => state === 'open').length })}
            </span>
          )}
        </div>
        <p className={`fine-print ${cardStyles.note}`}>{t('steps.intro')}</p>
        <ol className={styles.steps}>
          {checked.map((entry) => (
            <StepRow key={entry.step.name} {...entry} />
          ))}
        </ol>
        {isIncomplete && (
          <div className={cardStyles.note}>
            <Button
              kind="secondary"
              isBusy={states.isFetching}
              onClick={() => void states.refetch()}
            >
              {t('steps.retry')}
            </Button>
          </div>
        )}
      </section>
    </SettingsLayout>
  );
};
