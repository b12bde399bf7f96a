import { configure, getConfig } from "@testing-library/react";
import { unstable_IdlePriority, unstable_scheduleCallback } from "scheduler";

const config = { ...getConfig() };

configure({
  // Machines under load are slow, so wait longer than the default second.
  asyncUtilTimeout: 5_000,
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
