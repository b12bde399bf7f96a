import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { deferred } from "../../../testing/deferred.ts";
import { FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import type { BulkTask, RowOutcome } from "./bulkTasks.data.ts";
import { useBulkRun } from "./useBulkRun.ts";

function task(id: string, ...outcomes: RowOutcome[]): BulkTask {
  const left = outcomes.values();
  const send = async () => left.next().value ?? ({ kind: "done" } as const);
  return { row: { id, lead: lead(), pending: false }, moved: null, send };
}

async function runOf(...tasks: BulkTask[]) {
  const onDone = vi.fn<(ids: readonly string[]) => void>();
  const { result } = renderHook(() => useBulkRun(onDone), { wrapper: FakeLeadProviders });
  await act(async () => result.current.start("move", tasks));
  const outcomes = () => result.current.run?.rows?.map(({ id, outcome }) => [id, outcome.kind]);
  return { result, outcomes, onDone };
}

test("shows what becomes of a lead that waited for a slow server", async () => {
  const [ana, bea] = [deferred<RowOutcome>(), deferred<RowOutcome>()];
  const { outcomes, onDone } = await runOf(
    task("ana", { kind: "waiting", settled: ana.promise }),
    task("bea", { kind: "waiting", settled: bea.promise }),
    task("caro", { kind: "done" }),
  );
  expect(outcomes()).toEqual([
    ["ana", "waiting"],
    ["bea", "waiting"],
    ["caro", "done"],
  ]);
  expect(onDone).toHaveBeenLastCalledWith(["caro"]);
  await act(async () => ana.resolve({ kind: "done" }));
  await act(async () => bea.resolve({ kind: "changed" }));
  expect(outcomes()).toEqual([
    ["ana", "done"],
    ["bea", "changed"],
    ["caro", "done"],
  ]);
  expect(onDone.mock.calls).toEqual([[["caro"]], [["ana"]]]);
});

test("leaves what still waits to the outbox, and does not mix it into the next action", async () => {
  const ana = deferred<RowOutcome>();
  const { result, outcomes, onDone } = await runOf(
    task("ana", { kind: "waiting", settled: ana.promise }),
    task("bea", { kind: "changed" }),
  );
  act(() => result.current.close());
  expect(onDone).toHaveBeenLastCalledWith(["ana"]);
  await act(async () => result.current.start("nextStep", [task("ana", { kind: "gone" })]));
  await act(async () => ana.resolve({ kind: "done" }));
  expect(outcomes()).toEqual([["ana", "gone"]]);
});

test("repeats what failed", async () => {
  const failure = { code: "offline", id: null } as const;
  const { result, outcomes } = await runOf(
    task("ana", { kind: "failed", failure }, { kind: "done" }),
    task("bea", { kind: "done" }, { kind: "gone" }),
  );
  expect(result.current.failed).toBe(1);
  await act(async () => result.current.retry());
  expect(outcomes()).toEqual([
    ["ana", "done"],
    ["bea", "done"],
  ]);
});
