import type { OperationsOverview, SignState } from '@tokri/contracts/api';
import type { OperationalSign } from '@tokri/contracts/metrics';
import type { NamedSample } from '@tokri/service-kit/metrics';

/** The figures of one process. */
export interface ProcessFigures {
  readonly service: string;
  readonly figures: readonly NamedSample[];
}

type Sign = OperationsOverview['Signs'][number];
type SignFigure = Sign['Where'][number];

type LabelledFigure = readonly [detail: string, figure: number];

const maxListed = 20;
const severity: readonly SignState[] = ['unknown', 'green', 'amber', 'red'];
/** All processes have it, so it says nothing about where a figure comes from. */
const commonLabel = 'deployable';

const isSelected = (
  { labels }: Pick<NamedSample, 'labels'>,
  { select = {} }: OperationalSign,
): boolean => Object.entries(select).every(([label, value]) => labels[label] === value);

const toDetail = ({ labels }: NamedSample, { select = {} }: OperationalSign): string =>
  Object.entries(labels)
    .filter(([label, value]) => label !== commonLabel && !(label in select) && value !== '')
    .map(([, value]) => value)
    .join(' ');

export const evaluateFigure = (
  figure: number,
  { amber, red, isLowBad }: Pick<OperationalSign, 'amber' | 'red' | 'isLowBad'>,
): SignState => {
  const isReached = (limit: number): boolean => (isLowBad ? figure <= limit : figure >= limit);
  if (isReached(red)) return 'red';
  return isReached(amber) ? 'amber' : 'green';
};

const sumValues = (samples: readonly NamedSample[]): number =>
  samples.reduce((sum, { value }) => sum + value, 0);

const toShare = (
  sign: OperationalSign,
  samples: readonly NamedSample[],
): readonly LabelledFigure[] => {
  const total = sumValues(samples);
  const selected = samples.filter((sample) => isSelected(sample, sign));
  return total === 0 ? [] : [['', (sumValues(selected) / total) * 100]];
};

const isSplit = (
  { labels }: NamedSample,
  { metric, isSplitBetweenProcesses, unsplitGroups = [] }: OperationalSign,
): boolean =>
  metric.kind === 'counter' ||
  (isSplitBetweenProcesses === true && !unsplitGroups.includes(labels.group ?? ''));

/** The figures of several processes become one for each set of labels, as in the alert. */
const toFigures = (
  sign: OperationalSign,
  samples: readonly NamedSample[],
): readonly LabelledFigure[] => {
  const worse = sign.isLowBad ? Math.min : Math.max;
  const figures = new Map<string, number>();
  for (const sample of samples.filter((each) => isSelected(each, sign))) {
    const detail = toDetail(sample, sign);
    const figure = sign.metric.kind === 'counter' ? (sample.increase ?? 0) : sample.value;
    const other = figures.get(detail);
    const both = (before: number): number =>
      isSplit(sample, sign) ? before + figure : worse(before, figure);
    figures.set(detail, other === undefined ? figure : both(other));
  }
  return [...figures];
};

const listFigures = (
  sign: OperationalSign,
  { service, figures }: ProcessFigures,
): readonly SignFigure[] => {
  const samples = figures.filter(({ name }) => name === sign.metric.name);
  const labelled = sign.isShare ? toShare(sign, samples) : toFigures(sign, samples);
  return labelled.map(([detail, figure]) => ({
    Service: service,
    Detail: detail,
    Figure: figure,
    State: evaluateFigure(figure, sign),
  }));
};

const findWorst = (
  sign: OperationalSign,
  listed: readonly SignFigure[],
): Pick<Sign, 'State' | 'Figure'> => {
  const figures = listed.map(({ Figure }) => Figure);
  // A counter that was never raised has no sample.
  if (figures.length === 0)
    return sign.metric.kind === 'counter'
      ? { State: 'green', Figure: 0 }
      : { State: 'unknown', Figure: null };
  const figure = sign.isLowBad ? Math.min(...figures) : Math.max(...figures);
  return { State: evaluateFigure(figure, sign), Figure: figure };
};

const joinProcesses = (processes: readonly ProcessFigures[]): readonly ProcessFigures[] =>
  [...new Set(processes.map(({ service }) => service))].map((service) => ({
    service,
    figures: processes
      .filter((process) => process.service === service)
      .flatMap(({ figures }) => figures),
  }));

/**
 * Evaluates a sign by its worst figure: the processes of a service are joined for each set of labels,
 * and limits apply to each set. Without any process nothing is known.
 */
export const evaluateSign = (sign: OperationalSign, processes: readonly ProcessFigures[]): Sign => {
  const listed = joinProcesses(processes).flatMap((source) => listFigures(sign, source));
  const worst: Pick<Sign, 'State' | 'Figure'> =
    processes.length === 0 ? { State: 'unknown', Figure: null } : findWorst(sign, listed);
  return {
    Id: sign.id,
    Alert: sign.alert,
    Unit: sign.unit,
    Amber: sign.amber,
    Red: sign.red,
    IsLowBad: sign.isLowBad ?? false,
    ...worst,
    Where: listed
      .filter(({ State }) => State === 'amber' || State === 'red')
      .sort((a, b) => severity.indexOf(b.State) - severity.indexOf(a.State))
      .slice(0, maxListed),
  };
};
