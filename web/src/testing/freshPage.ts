import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** The next test of a file finds an empty page, in which nothing is stored. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
