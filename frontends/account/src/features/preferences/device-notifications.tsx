import {
  isDeviceRegistered,
  pushPermission,
  requestPush,
  turnPushOff,
  updatePushToken,
} from '@tokri/web-kit/session';
import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import styles from './preferences.module.css';

type DeviceState = 'on' | 'off' | 'blocked' | 'failed' | 'stillOn';

const readState = (): DeviceState => {
  if (pushPermission() === 'denied') return 'blocked';
  return isDeviceRegistered() ? 'on' : 'off';
};

const turnOn = async (): Promise<DeviceState> =>
  (await requestPush()) === 'failed' ? 'failed' : readState();

const turnOff = async (): Promise<DeviceState> => ((await turnPushOff()) ? 'off' : 'stillOn');

const actions = {
  on: { label: 'device.turnOff', run: turnOff },
  off: { label: 'device.turnOn', run: turnOn },
  failed: { label: 'device.tryAgain', run: turnOn },
  stillOn: { label: 'device.tryAgain', run: turnOff },
  blocked: null,
} as const;

const useDeviceState = () => {
  const [state, setState] = useState(readState);
  const isChosen = useRef(false);
  useEffect(() => {
    void updatePushToken().then(() => {
      if (!isChosen.current) setState(readState());
    });
  }, []);
  const choose = async (run: () => Promise<DeviceState>): Promise<void> => {
    isChosen.current = true;
    setState(await run());
  };
  return { state, choose };
};

/** Also for who answered "Not now" after an order. Nothing in browsers without Web Push. */
export const DeviceNotifications = () => {
  const { state, choose } = useDeviceState();
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  // The focus would be lost with a button that is gone, and the text says what happened.
  useEffect(() => {
    if (answers > 0) text.current?.focus();
  }, [answers]);
  if (pushPermission() === 'unsupported') return null;
  const action = actions[state];
  const act = async (run: () => Promise<DeviceState>): Promise<void> => {
    setBusy(true);
    await choose(run);
    setBusy(false);
    setAnswers((count) => count + 1);
  };
  return (
    <div className={styles.device}>
      <h3>{t('device.title')}</h3>
      <p ref={text} tabIndex={-1} className="muted">
        {t(`device.${state}`)}
      </p>
      {action && (
        <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void act(action.run)}>
          {t(action.label)}
        </Button>
      )}
    </div>
  );
};
