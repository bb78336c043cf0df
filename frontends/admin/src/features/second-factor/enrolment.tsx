import { userOperations } from '@tokri/contracts/api';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import cardStyles from '../../components/card.module.css';
import { CodeForm } from './code-form.tsx';
import { t } from '../../second-factor/labels.ts';
import styles from './second-factor.module.css';
import { toMessage, useCodeCommand } from '../../second-factor/second-factor-queries.ts';

interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

type OnRecoveryCodes = (codes: readonly string[]) => void;

const qrSize = 200;
/** Four letters at a time are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const useStart = () => {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const result = await sendCommand(userOperations.startSecondFactor, { withoutToken: true });
      if (result.kind === 'rejected') setError(result.message);
      else setEnrolment({ secret: result.entry.Secret ?? '', uri: result.entry.Uri ?? '' });
    } catch (failure) {
      setError(toMessage(failure));
    }
    setBusy(false);
  };
  return { enrolment, error, isBusy, start };
};

const Scan = ({
  enrolment,
  restart,
  onRecoveryCodes,
}: {
  readonly enrolment: Enrolment;
  readonly restart: ReactNode;
  readonly onRecoveryCodes: OnRecoveryCodes;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('scan.title')}
      </h2>
      <p>{t('scan.text')}</p>
      <div className={styles.scan}>
        <QRCodeSVG
          value={enrolment.uri}
          size={qrSize}
          marginSize={4}
          role="img"
          aria-label={t('scan.picture')}
        />
        <p>
          {t('scan.key')}
          <code className={styles.secret}>{inGroups(enrolment.secret)}</code>
        </p>
      </div>
      <CodeForm
        label={t('code')}
        submitLabel={t('turnOn')}
        command={useCodeCommand(userOperations.confirmSecondFactor)}
        onDone={({ RecoveryCodes = [] }) => onRecoveryCodes(RecoveryCodes)}
      >
        {restart}
      </CodeForm>
    </>
  );
};

export const EnrolmentCard = ({
  isRequired,
  onRecoveryCodes,
}: {
  readonly isRequired: boolean;
  readonly onRecoveryCodes: OnRecoveryCodes;
}) => {
  const { enrolment, error, isBusy, start } = useStart();
  const errorNote = error && (
    <Note tone="error" isAlert>
      {error}
    </Note>
  );
  return (
    <section className={`${cardStyles.card} ${cardStyles.body} ${styles.card}`}>
      {enrolment ? (
        <>
          {errorNote}
          <Scan
            key={enrolment.secret}
            enrolment={enrolment}
            restart={
              <Button kind="secondary" isBusy={isBusy} onClick={() => void start()}>
                {t('scan.restart')}
              </Button>
            }
            onRecoveryCodes={onRecoveryCodes}
          />
        </>
      ) : (
        <>
          {isRequired && <Note>{t('intro.required')}</Note>}
          <p>{t('intro')}</p>
          {errorNote}
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={() => void start()}>
              {t('start')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
