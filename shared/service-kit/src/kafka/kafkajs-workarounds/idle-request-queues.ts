import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * kafkajs 2.2.4 schedules request checks on idle connections for ever and wakes each process 900
 * times a second (https://github.com/tulios/kafkajs/issues/1704). Their delay is negative, which
 * Node 24 warns of (TimeoutNegativeWarning). Checks are scheduled only while a request waits.
 */
const skipIdleQueueChecks = (): void => {
  const { scheduleCheckPendingRequests: schedule } = RequestQueue.prototype;
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
};

skipIdleQueueChecks();
