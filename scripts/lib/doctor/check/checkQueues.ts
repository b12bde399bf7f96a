import { deployed, jobOf } from "../deployed.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { NamedState } from "../read/readQueues.ts";
import type { Wanted } from "../wanted.ts";

/** Whether emails have their queue, and it runs. */
export function checkQueues(queues: readonly NamedState[], { mailDomain }: Wanted): Fault[] {
  return (mailDomain === null ? [] : deployed.queueFunctions).flatMap((name) => {
    const queue = queues.find((one) => one.name === name);
    if (queue === undefined) return [faultOf("queue-missing", { name })];
    return queue.state === "RUNNING" ? [] : [faultOf("queue-paused", { name, state: queue.state })];
  });
}

/** Whether every scheduled function has its job, and it runs. */
export function checkSchedules(jobs: readonly NamedState[]): Fault[] {
  return deployed.scheduledFunctions.map(jobOf).flatMap((name) => {
    const job = jobs.find((one) => one.name === name);
    if (job === undefined) return [faultOf("schedule-missing", { name })];
    return job.state === "ENABLED" ? [] : [faultOf("schedule-paused", { name, state: job.state })];
  });
}
