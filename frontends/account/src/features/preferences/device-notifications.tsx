import { pushPermission, requestPush } from '@tokri/web-kit/session';
import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import styles from './preferences.module.css';

const stateText = (permission: 'granted' | 'denied' | 'default'): string => {
  if (permission === 'granted') return t('device.on');
  return t(permission === 'denied' ? 'device.blocked' : 'device.off');
};

/** Also for who answered "Not now" after an order. Nothing in browsers without Web Push. */
export const DeviceNotifications = () => {
  const [permission, setPermission] = useState(pushPermission);
  const [isAsking, setAsking] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The focus would be lost with the button.
  useEffect(() => {
    if (isAnswered) text.current?.focus();
  }, [isAnswered]);
  if (permission === 'unsupported') return null;
  const turnOn = async (): Promise<void> => {
    setAsking(true);
    setPermission(await requestPush());
    setAsking(false);
    setAnswered(true);
  };
  return (
    <div className={styles.device}>
      <h3>{t('device.title')}</h3>
      <p ref={text} tabIndex={-1} className="muted">
        {stateText(permission)}
      </p>
      {permission === 'default' && (
        <Button kind="secondary" isSmall isBusy={isAsking} onClick={() => void turnOn()}>
          {t('device.turnOn')}
        </Button>
      )}
    </div>
  );
};
