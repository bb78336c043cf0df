import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import styles from './report-chart.module.css';

export interface ChartSeries {
  readonly label: string;
  readonly values: readonly number[];
}

export interface ReportChartProps {
  readonly label: string;
  readonly kind: 'line' | 'bars';
  /** Along the x axis. */
  readonly labels: readonly string[];
  readonly current: ChartSeries;
  readonly compared?: ChartSeries | undefined;
  readonly formatValue: (value: number) => string;
}

const height = 240;
const minLabelWidth = 64;

/** A line of one point would be a dot in the corner. */
const shownKind = ({ kind, labels }: Pick<ReportChartProps, 'kind' | 'labels'>) =>
  labels.length < 2 ? 'bars' : kind;

const readColours = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: read('--ink-3'),
    line: read('--line'),
    current: read('--leaf-mid'),
    compared: read('--neel'),
    font: `12px ${style.fontFamily}`,
  };
};

const toSeries = (
  { current, compared, ...chart }: ReportChartProps,
  colours: ReturnType<typeof readColours>,
): UPlot.Series[] => {
  const kind = shownKind(chart);
  const bars = kind === 'bars' && UPlot.paths.bars ? UPlot.paths.bars({ size: [0.6, 48] }) : null;
  return [
    {},
    {
      label: current.label,
      stroke: colours.current,
      width: 2,
      points: { show: false },
      ...(bars ? { fill: colours.current, paths: bars } : {}),
    },
    ...(compared
      ? [{ label: compared.label, stroke: colours.compared, width: 2, dash: [4, 4] }]
      : []),
  ];
};

const toOptions = (props: ReportChartProps, element: HTMLElement, width: number): UPlot.Options => {
  const colours = readColours(element);
  const axis = { stroke: colours.ink, font: colours.font, ticks: { show: false } };
  const isBars = shownKind(props) === 'bars';
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: {
        time: false,
        ...(isBars ? { range: () => [-0.5, props.labels.length - 0.5] as [number, number] } : {}),
      },
      y: { range: (_plot, min, max) => [Math.min(0, min), max <= 0 ? 1 : max * 1.05] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        gap: 10,
        space: minLabelWidth,
        incrs: [1, 2, 5, 7, 10, 14, 30, 60],
        values: (_plot, splits) => splits.map((index) => props.labels[index] ?? ''),
      },
      {
        ...axis,
        size: 64,
        grid: { stroke: colours.line, width: 1 },
        values: (_plot, splits) => splits.map(props.formatValue),
      },
    ],
    series: toSeries(props, colours),
  };
};

/** A picture for those who see it; the table beside it has the numbers. */
export const ReportChart = (props: ReportChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const data = [
      props.labels.map((_label, index) => index),
      [...props.current.values],
      ...(props.compared ? [[...props.compared.values]] : []),
    ] as UPlot.AlignedData;
    const plot = new UPlot(toOptions(props, element, element.clientWidth), data, element);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [props]);
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.chart} role="img" aria-label={props.label} />
      {props.compared && (
        <figcaption className={styles.legend} aria-hidden="true">
          <span className={styles.current}>{props.current.label}</span>
          <span className={styles.compared}>{props.compared.label}</span>
        </figcaption>
      )}
    </figure>
  );
};
