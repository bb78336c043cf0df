import { userOperations } from '@tokri/contracts/api';
import { Button, formatDateTime, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../components/card.module.css';
import { CodeForm } from './code-form.tsx';
import { t } from '../../second-factor/labels.ts';
import styles from './second-factor.module.css';
import {
  useCodeCommand,
  type SecondFactorStatus,
} from '../../second-factor/second-factor-queries.ts';

type OnRecoveryCodes = (codes: readonly string[]) => void;

interface ChangeProps {
  readonly onRecoveryCodes: OnRecoveryCodes;
  readonly onBack: () => void;
}

const Back = ({ onBack }: { readonly onBack: () => void }) => (
  <Button kind="secondary" onClick={onBack}>
    {t('back')}
  </Button>
);

const ReplaceCodes = ({ onRecoveryCodes, onBack }: ChangeProps) => (
  <>
    <p>{t('replace.text')}</p>
    <CodeForm
      label={t('codeOrRecovery')}
      submitLabel={t('replace.submit')}
      command={useCodeCommand(userOperations.replaceRecoveryCodes)}
      onDone={({ RecoveryCodes = [] }) => {
        onBack();
        onRecoveryCodes(RecoveryCodes);
      }}
    >
      <Back onBack={onBack} />
    </CodeForm>
  </>
);

const TurnOff = ({ onBack }: Pick<ChangeProps, 'onBack'>) => (
  <>
    <p>{t('turnOff.text')}</p>
    <CodeForm
      label={t('codeOrRecovery')}
      submitLabel={t('turnOff.submit')}
      command={useCodeCommand(userOperations.turnOffSecondFactor)}
      onDone={() => showToast({ text: t('turnOff.done') })}
    >
      <Back onBack={onBack} />
    </CodeForm>
  </>
);

export const VerifyCard = () => (
  <section className={`${cardStyles.card} ${cardStyles.body} ${styles.card}`}>
    <h2>{t('verify.title')}</h2>
    <p>{t('verify.text')}</p>
    <CodeForm
      label={t('codeOrRecovery')}
      submitLabel={t('verify')}
      command={useCodeCommand(userOperations.verifySecondFactor)}
      onDone={() => showToast({ text: t('verify.done') })}
    />
  </section>
);

export const ActiveCard = ({
  status,
  onRecoveryCodes,
}: {
  readonly status: SecondFactorStatus;
  readonly onRecoveryCodes: OnRecoveryCodes;
}) => {
  const [change, setChange] = useState<'none' | 'replace' | 'turn-off'>('none');
  const back = (): void => setChange('none');
  return (
    <section className={`${cardStyles.card} ${cardStyles.body} ${styles.card}`}>
      <h2>{t('on.title')}</h2>
      <p>
        {t('on.since', { time: formatDateTime(status.ActiveSince ?? '') })}{' '}
        {t('on.left', { count: status.RecoveryCodesLeft })}
      </p>
      {change === 'none' && (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setChange('replace')}>
            {t('replace')}
          </Button>
          <Button kind="danger" onClick={() => setChange('turn-off')}>
            {t('turnOff')}
          </Button>
        </div>
      )}
      {change === 'replace' && <ReplaceCodes onRecoveryCodes={onRecoveryCodes} onBack={back} />}
      {change === 'turn-off' && <TurnOff onBack={back} />}
    </section>
  );
};
