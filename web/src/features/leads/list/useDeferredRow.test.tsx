import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createFastScroll, type FastScroll, useDeferredRow } from "./useDeferredRow.ts";

let fastScroll: FastScroll;
let unwatch: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollY = 0;
  fastScroll = createFastScroll();
  unwatch = fastScroll.watch();
});

afterEach(() => {
  cleanup();
  unwatch();
});

function Row({ name }: { name: string }) {
  return <p>{useDeferredRow(fastScroll) ? `${name}, all of it` : name}</p>;
}

function Rows({ names }: { names: readonly string[] }) {
  return names.map((name) => <Row key={name} name={name} />);
}

/** Scrolls by a number of screens in one frame. */
function scroll(screens: number) {
  act(() => {
    window.scrollY += screens * window.innerHeight;
    window.dispatchEvent(new Event("scroll"));
  });
}

test("shows only names during fast scrolling and whole rows afterwards", () => {
  const { rerender } = render(<Rows names={["Ada"]} />);
  for (const _ of [1, 2, 3]) scroll(0.5);
  rerender(<Rows names={["Ada", "Ben"]} />);
  expect(screen.getByText("Ada, all of it")).toBeDefined();
  expect(screen.getByText("Ben")).toBeDefined();

  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByText("Ben, all of it")).toBeDefined();
});

test("shows whole rows again when the scrolling slows down", () => {
  for (const _ of [1, 2, 3]) scroll(0.5);
  render(<Rows names={["Ada"]} />);
  expect(screen.getByText("Ada")).toBeDefined();

  scroll(0.1);
  expect(screen.getByText("Ada, all of it")).toBeDefined();
});

test("does not treat a single jump such as Page Down as fast scrolling", () => {
  scroll(0.9);
  render(<Rows names={["Ada"]} />);
  expect(screen.getByText("Ada, all of it")).toBeDefined();
});
