import { useEffect, useRef, useState } from 'react';
import { formatCountdown } from '../format/time.ts';
import { t } from '../labels.ts';

const tickMs = 500;
const announcedMinutes = [5, 2, 1];

const secondsUntil = (until: string | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

export const useCountdown = (until: string | null, onEnd?: () => void): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(until));
    tick();
    if (secondsUntil(until) === 0) return undefined;
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(until) > 0) return;
      clearInterval(timer);
      end.current?.();
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};

/** Shows "7:42". Screen readers hear only 5, 2 and 1 minutes and the end. */
export const CountdownText = ({
  seconds,
  className,
}: {
  readonly seconds: number;
  readonly className?: string;
}) => {
  const minutes = seconds / 60;
  const announcement =
    seconds === 0
      ? t('timer.ended')
      : announcedMinutes.includes(minutes)
        ? t('timer.left', { minutes })
        : '';
  const [lastAnnouncement, setLastAnnouncement] = useState('');
  if (announcement && announcement !== lastAnnouncement) setLastAnnouncement(announcement);
  return (
    <>
      <b className={className} role="timer" aria-live="off">
        {formatCountdown(seconds)}
      </b>
      <span className="sr-only" role="status">
        {lastAnnouncement}
      </span>
    </>
  );
};
