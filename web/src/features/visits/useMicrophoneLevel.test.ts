import { expect, test } from "vitest";

import { levelOf } from "./useMicrophoneLevel.ts";

test.each([
  ["silence", 0, 0],
  ["a whisper", 0.01, 33],
  ["speech", 0.1, 67],
  ["all there can be", 1, 100],
])("%s is as loud as it is", (_, sample, level) => {
  expect(levelOf(new Float32Array(128).fill(sample))).toBe(level);
});
