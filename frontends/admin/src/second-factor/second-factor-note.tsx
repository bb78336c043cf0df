import { Link } from '@tokri/web-kit/platform';
import { Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { secondFactorPath } from './second-factor-path.ts';
import { useSecondFactor } from './second-factor-queries.ts';

/** Nothing while this session has every permission of its person. */
export const SecondFactorNote = () => {
  const step = useSecondFactor().data?.MissingStep ?? 'none';
  if (step === 'none') return null;
  return (
    <Note>
      {t(step === 'verify' ? 'prompt.verify' : 'prompt.enrol')}{' '}
      <Link className="link" to={secondFactorPath}>
        {t('prompt.open')}
      </Link>
    </Note>
  );
};
