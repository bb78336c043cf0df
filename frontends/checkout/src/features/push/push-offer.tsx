import {
  isPushOffered,
  offerPushLater,
  requestPush,
  type PushAnswer,
} from '@tokri/web-kit/session';
import { Bell, Button, Icon } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import styles from './push-offer.module.css';

const answerTexts = {
  granted: 'push.on',
  denied: 'push.blocked',
  default: 'push.later',
  failed: 'push.failed',
} as const;

/** The focus would be lost with the buttons. */
const Answer = ({ answer }: { readonly answer: PushAnswer }) => {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), [answer]);
  return (
    <p ref={ref} tabIndex={-1} className="muted">
      {t(answerTexts[answer])}
    </p>
  );
};

type OnAnswer = (answer: PushAnswer) => void;

const useRequest = (onAnswer: OnAnswer) => {
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const answer = await requestPush();
    setAsking(false);
    onAnswer(answer);
  };
  return { isAsking, ask };
};

const Question = ({ onAnswer }: { readonly onAnswer: OnAnswer }) => {
  const { isAsking, ask } = useRequest(onAnswer);
  return (
    <>
      <p className="muted">{t('push.text')}</p>
      <div className={styles.buttons}>
        <Button isSmall isBusy={isAsking} onClick={() => void ask()}>
          {t('push.turnOn')}
        </Button>
        <Button
          isSmall
          kind="secondary"
          disabled={isAsking}
          onClick={() => {
            offerPushLater();
            onAnswer('default');
          }}
        >
          {t('push.notNow')}
        </Button>
      </div>
    </>
  );
};

const Retry = ({ onAnswer }: { readonly onAnswer: OnAnswer }) => {
  const { isAsking, ask } = useRequest(onAnswer);
  return (
    <Button isSmall isBusy={isAsking} onClick={() => void ask()}>
      {t('push.tryAgain')}
    </Button>
  );
};

/** Asked after an order, when customers know what they would get. */
export const PushOffer = () => {
  const [isOffered] = useState(isPushOffered);
  const [answer, setAnswer] = useState<PushAnswer | null>(null);
  if (!isOffered) return null;
  return (
    <section className="panel" aria-labelledby="h-push">
      <h2 id="h-push">
        <Icon icon={Bell} />
        {t('push.title')}
      </h2>
      {answer ? <Answer answer={answer} /> : <Question onAnswer={setAnswer} />}
      {answer === 'failed' && <Retry onAnswer={setAnswer} />}
    </section>
  );
};
