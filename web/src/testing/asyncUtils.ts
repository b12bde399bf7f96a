import { configure, getConfig } from "@testing-library/react";
import { unstable_IdlePriority, unstable_scheduleCallback } from "scheduler";

const config = { ...getConfig() };

configure({
  // On a busy machine, finding a role in a large form takes a second, and only a few tries fit in 5.
  asyncUtilTimeout: 30_000,
  /**
   * After a slow render, React runs effects in a later task than the one that shows the element. A
   * test that has found an element must also find it listening to its data.
   */
  asyncWrapper: async (wait) => {
    const found = await config.asyncWrapper(wait);
    await new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve));
    return found;
  },
});
