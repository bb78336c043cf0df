import type { Sampler } from '@opentelemetry/sdk-trace-base';
import { ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { defaultSamplingRatio } from './sampling-ratio.ts';
import { readSamplingRatio } from './span.ts';

const ratioSampler: Sampler = {
  shouldSample: (active, traceId) =>
    new TraceIdRatioBasedSampler(readSamplingRatio(active) ?? defaultSamplingRatio).shouldSample(
      active,
      traceId,
    ),
  toString: () => 'RatioOfOperation',
};

/** The first span of a trace decides for all of it. */
export const operationSampler: Sampler = new ParentBasedSampler({ root: ratioSampler });
