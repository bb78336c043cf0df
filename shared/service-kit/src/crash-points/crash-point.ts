/**
 * Points where an experiment kills the process: around an event handler, a write, the
 * acknowledgement of a publish and a call to an external system.
 */
export const crashPlaces = [
  'before-handler',
  'after-handler',
  'before-write',
  'written',
  'acknowledged',
  'before-call',
  'after-call',
] as const;
export type CrashPlace = (typeof crashPlaces)[number];

export type CrashPoint = `${string}/${CrashPlace}`;

export const crashPointPattern = new RegExp(
  `^[a-zA-Z0-9._-]{1,80}/(${crashPlaces.join('|')})(#[1-9]\\d{0,3})?$`,
);

interface ArmedCrashPoint {
  readonly point: string;
  remainingPasses: number;
  die(): void;
}

let armed: ArmedCrashPoint | undefined;

const killSelf = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

export const armCrashPoint = (text: string | undefined, die: () => void = killSelf): void => {
  const [point = '', times = '1'] = (text ?? '').split('#');
  armed = point === '' ? undefined : { point, remainingPasses: Number(times), die };
};

export const crashPoint = (step: string, place: CrashPlace): void => {
  if (armed === undefined || armed.point !== `${step}/${place}`) return;
  armed.remainingPasses -= 1;
  if (armed.remainingPasses === 0) armed.die();
};
