export interface CounterSample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples of one metric in the text format of Prometheus. Label values contain no quotes. */
export const parseCounter = (text: string, name: string): readonly CounterSample[] =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(
    ([, labels = '', value]) => ({
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]),
      ),
      value: Number(value),
    }),
  );
