import { expect, test } from "vitest";

import { levelOf } from "./useMicrophoneLevel.ts";

test.each([
  ["silence", 0, 0],
  ["a whisper", 0.01, 33],
  ["speech", 0.1, 67],
  ["all there can be", 1, 100],
])("measures the level of %s from 0 to 100", (_, sample, level) => {
  expect(levelOf(new Float32Array(128).fill(sample))).toBe(level);
});
