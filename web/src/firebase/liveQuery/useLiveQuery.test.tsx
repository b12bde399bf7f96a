// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { StrictMode, Suspense, use } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { closeLiveQueries, openListeners, useLiveQuery } from "./useLiveQuery.ts";
import { LiveQueryProvider } from "./LiveQueryProvider.tsx";
import { type Reader } from "../cacheChoice.ts";
import { quickUser } from "../../testing/quickUser.ts";

/** A source that the test controls and that counts its listeners. */
function fakeSource() {
  const listeners = new Set<{
    onValue: (value: string) => void;
    onError: (error: unknown) => void;
  }>();
  const denied = new FirebaseError("permission-denied", "no");
  return {
    listen: (onValue: (value: string) => void, onError: (error: unknown) => void) => {
      const listener = { onValue, onError };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (value: string) => act(() => listeners.forEach(({ onValue }) => onValue(value))),
    refuse: () => act(() => listeners.forEach(({ onError }) => onError(denied))),
    listeners: () => listeners.size,
  };
}

type Fake = ReturnType<typeof fakeSource>;

function View({ source }: { source: Fake }) {
  const live = useLiveQuery("leads", source.listen, (value) => value === "");
  if (live.status === "content") return <p>{`content: ${live.value}`}</p>;
  if (live.status !== "error") return <p>{live.status}</p>;
  return <button onClick={live.retry}>retry after {live.failure.code}</button>;
}

const ana = { uid: "ana", role: "sales" };

function Portal({ reader = ana, source }: { reader?: Reader; source: Fake }) {
  return (
    <StrictMode>
      <LiveQueryProvider reader={reader}>
        <View source={source} />
      </LiveQueryProvider>
    </StrictMode>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  closeLiveQueries();
});

test("distinguishes loading, empty, content and changed content", () => {
  const source = fakeSource();
  render(<Portal source={source} />);
  expect(screen.getByText("loading")).toBeDefined();
  source.emit("");
  expect(screen.getByText("empty")).toBeDefined();
  source.emit("one");
  expect(screen.getByText("content: one")).toBeDefined();
  source.emit("two");
  expect(screen.getByText("content: two")).toBeDefined();
});

test("shows a refusal without throwing and listens again on retry", async () => {
  const source = fakeSource();
  render(<Portal source={source} />);
  source.refuse();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  source.refuse();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  source.refuse();
  await quickUser().click(screen.getByRole("button", { name: "retry after not-allowed" }));
  expect(screen.getByText("loading")).toBeDefined();
  source.emit("here again");
  expect(screen.getByText("content: here again")).toBeDefined();
});

test.each([
  [undefined, 20_000],
  [60_000, 60_000],
])("stays live without a view for the requested %s ms, and no longer", (lingerMs, lingers) => {
  const source = fakeSource();
  const Lingering = () => (
    <p>{useLiveQuery("leads", source.listen, () => false, lingerMs).status}</p>
  );
  const { unmount } = render(
    <LiveQueryProvider reader={ana}>
      <Lingering />
    </LiveQueryProvider>,
  );
  unmount();
  vi.advanceTimersByTime(lingers - 1);
  expect(source.listeners()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(source.listeners()).toBe(0);
});

test("shares one listener between two views of the same name", () => {
  const source = fakeSource();
  render(
    <LiveQueryProvider reader={ana}>
      <View source={source} />
      <View source={source} />
    </LiveQueryProvider>,
  );
  source.emit("one");
  expect(screen.getAllByText("content: one")).toHaveLength(2);
  expect(source.listeners()).toBe(1);
});

test("shows the value after a retry in all views of the name", async () => {
  const source = fakeSource();
  render(
    <LiveQueryProvider reader={ana}>
      <View source={source} />
      <View source={source} />
    </LiveQueryProvider>,
  );
  for (const wait of [1_000, 2_000, 0]) {
    source.refuse();
    await act(() => vi.advanceTimersByTimeAsync(wait));
  }
  const [retry] = screen.getAllByRole("button", { name: "retry after not-allowed" });
  if (retry === undefined) throw new Error("No view shows the refusal");
  await quickUser().click(retry);
  source.emit("here again");
  expect(screen.getAllByText("content: here again")).toHaveLength(2);
  expect(source.listeners()).toBe(1);
});

test("shows a value to a view that mounts long after the listener opened", async () => {
  const source = fakeSource();
  let resume = () => {};
  const waiting = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const Late = () => {
    const live = useLiveQuery("leads", source.listen, () => false, 60_000);
    // React discards this render, so that no view subscribes yet.
    use(waiting);
    return <p>{live.status === "content" ? live.value : live.status}</p>;
  };
  await act(() =>
    render(
      <LiveQueryProvider reader={ana}>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
      </LiveQueryProvider>,
    ),
  );
  source.emit("one");
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await act(async () => resume());
  expect(screen.getByText("one")).toBeDefined();
  source.emit("two");
  expect(screen.getByText("two")).toBeDefined();
  expect(source.listeners()).toBe(1);
});

test("forgets the refusal after a sign-out when the same user signs in again", () => {
  const source = fakeSource();
  const first = render(<Portal source={source} />);
  source.emit("ana's");
  source.refuse();
  first.unmount();
  closeLiveQueries();
  expect(source.listeners()).toBe(0);

  render(<Portal source={source} />);
  expect(screen.getByText("loading")).toBeDefined();
  source.emit("ana's again");
  expect(screen.getByText("content: ana's again")).toBeDefined();
});

test("hides what was read before from another user or role", () => {
  const source = fakeSource();
  const { rerender } = render(<Portal source={source} />);
  source.emit("ana's");
  rerender(<Portal reader={{ ...ana, uid: "bea" }} source={fakeSource()} />);
  expect(screen.getByText("loading")).toBeDefined();
  rerender(<Portal reader={{ ...ana, role: "medical" }} source={fakeSource()} />);
  expect(screen.getByText("loading")).toBeDefined();
});

test("keeps a listener for a while after its view unmounts, then ends it", () => {
  const source = fakeSource();
  const first = render(<Portal source={source} />);
  source.emit("one");
  first.unmount();
  const second = render(<Portal source={source} />);
  expect(screen.getByText("content: one")).toBeDefined();

  vi.advanceTimersByTime(60_000);
  expect(source.listeners()).toBe(1);
  second.unmount();
  expect(openListeners()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(openListeners()).toBe(0);
  expect(source.listeners()).toBe(0);
});

test("throws without a scope", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<View source={fakeSource()} />)).toThrow("LiveQueryProvider");
});
