import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * In kafkajs 2.2.4, its last release, each connection plans its next look at the requests that wait even when none does, and for a moment long past: every
 * process woke 900 times a second for ever (tulios/kafkajs#1704; its mending #1667 was never released). A look is planned only while something waits.
 */
const skipIdleQueueChecks = (): void => {
  const { scheduleCheckPendingRequests: schedule } = RequestQueue.prototype;
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
};

skipIdleQueueChecks();
