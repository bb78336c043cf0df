import { Link } from '@tokri/web-kit/platform';
import { Button, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../settings.module.css';
import { isLeft, steps, useStepStates, type Step, type StepState } from './step-queries.ts';

interface CheckedStep {
  readonly step: Step;
  readonly state: StepState | { readonly kind: 'loading' };
}

const stateTones = { done: 'success', test: 'warning' } as const;

const StateTag = ({ state: { kind } }: Pick<CheckedStep, 'state'>) => {
  const tone = kind === 'done' || kind === 'test' ? stateTones[kind] : undefined;
  return <Tag {...(tone ? { tone } : {})}>{t(`steps.${kind === 'missing' ? 'open' : kind}`)}</Tag>;
};

/** What to do, if the name of the step does not say it. */
const adviceOf = (state: CheckedStep['state']): string => {
  switch (state.kind) {
    case 'test':
      return t('steps.testHow');
    case 'missing':
      return t('steps.missingPlan', {
        count: state.areas.length,
        areas: state.areas.join(', '),
      });
    default:
      return '';
  }
};

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
      {adviceOf(state) !== '' && <span className={styles.stepAdvice}>{adviceOf(state)}</span>}
    </div>
    <StateTag state={state} />
  </li>
);

const leftLabel = (states: readonly StepState[]): string => {
  const count = states.filter(isLeft).length;
  if (count > 0) return t('steps.left', { count });
  return t(states.some(({ kind }) => kind === 'test') ? 'steps.readyForTest' : 'steps.ready');
};

export const FirstStepsPage = () => {
  const permissions = usePermissions();
  const visible = steps.filter(({ permission }) => permissions.includes(permission));
  const states = useStepStates(visible);
  const checked = visible.map((step): CheckedStep => ({
    step,
    state: states.data?.[step.name] ?? { kind: 'loading' },
  }));
  const isIncomplete = checked.some(({ state }) => state.kind === 'unknown');
  return (
    <SettingsLayout>
      <section className={cardStyles.card} aria-labelledby="first-steps">
        <div className={cardStyles.head}>
          <h2 id="first-steps" className="grow">
            {t('steps.title')}
          </h2>
          {states.data && !isIncomplete && (
            <span className="fine-print" role="status">
              {leftLabel(Object.values(states.data))}
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
