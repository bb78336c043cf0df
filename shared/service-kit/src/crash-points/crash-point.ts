/**
 * Where at the kit's edges a process may be made to die: `taken` and `handled` before and after the handler of an event, `before-write` and `written` around a guarded write,
 * `acknowledged` between the broker's answer and the pull, `before-call` and `answered` around a call to an outside system.
 */
export const crashPlaces = [
  'taken',
  'handled',
  'before-write',
  'written',
  'acknowledged',
  'before-call',
  'answered',
] as const;
export type CrashPlace = (typeof crashPlaces)[number];

/** The step is the type of an event, the collection of a write that publishes nothing, or the name of a call. */
export type CrashPoint = `${string}/${CrashPlace}`;

/** `<step>/<place>`, and `#n` for the n-th time instead of the first. */
export const crashPointPattern = new RegExp(
  `^[a-zA-Z0-9._-]{1,80}/(${crashPlaces.join('|')})(#[1-9]\\d{0,3})?$`,
);

interface Armed {
  readonly point: string;
  left: number;
  die(): void;
}

/** A process dies whole, so this belongs to the process. */
let armed: Armed | undefined;

/** As a crash ends it: nothing is flushed, closed or told. */
const killSelf = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/** From now on this process dies when it passes there; undefined disarms. Once: a successor is armed by its own settings only. */
export const armCrashPoint = (text: string | undefined, die: () => void = killSelf): void => {
  const [point = '', times = '1'] = (text ?? '').split('#');
  armed = point === '' ? undefined : { point, left: Number(times), die };
};

/** A place where the process dies when it is armed for it; else nothing at all. */
export const crashPoint = (step: string, place: CrashPlace): void => {
  if (armed === undefined || armed.point !== `${step}/${place}`) return;
  armed.left -= 1;
  if (armed.left === 0) armed.die();
};
