import { webcrypto } from "node:crypto";
import { performance as nodePerformance, type EntryType } from "node:perf_hooks";
import { ReadableStream, TextDecoderStream, TransformStream } from "node:stream/web";

/** What browsers have, jsdom lacks, and Node keeps out of the context that a test file runs in. */
const missing = { ReadableStream, TextDecoderStream, TransformStream };
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
}
for (const name of ["IntersectionObserver", "ResizeObserver"]) {
  if (name in globalThis) continue;
  /** jsdom lays nothing out, so nothing is ever seen, hidden by scrolling, or resized. */
  const value = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(globalThis, name, {
    value,
    writable: true,
    configurable: true,
  });
}
// Tests say what the navigation was, by replacing this function.
if (!("getEntriesByType" in performance)) {
  Object.defineProperty(performance, "getEntriesByType", {
    value: (type: EntryType) => nodePerformance.getEntriesByType(type),
    configurable: true,
    writable: true,
  });
}
