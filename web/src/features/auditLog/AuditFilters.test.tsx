import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { noAuditFilter, type AuditFilter } from "./auditUrl.ts";

const actors = [
  { uid: "camille", name: "Camille Laurent" },
  { uid: "helen", name: "Helen Whitcombe" },
];

async function open(filter: AuditFilter) {
  const onFilter = vi.fn<(next: AuditFilter) => void>();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["auditLog"]}>
      <AuditFilters
        filter={filter}
        actors={actors}
        onFilter={onFilter}
        person={(who) => <span>{who.toUpperCase()}</span>}
      />
    </NamespaceLoader>,
  );
  return { user, onFilter, by: await screen.findByRole("combobox", { name: "By" }) };
}

test("chooses who acted from the directory, and anyone again", async () => {
  const { user, onFilter, by } = await open({ ...noAuditFilter, action: "recordOpened" });
  await user.selectOptions(by, "Camille Laurent");
  expect(onFilter).toHaveBeenLastCalledWith({
    ...noAuditFilter,
    action: "recordOpened",
    by: "camille",
  });
  cleanup();
  const chosen = await open({ ...noAuditFilter, by: "camille" });
  expect(chosen.by).toHaveProperty("value", "camille");
  await chosen.user.selectOptions(chosen.by, "Anyone");
  expect(chosen.onFilter).toHaveBeenLastCalledWith(noAuditFilter);
});

test("keeps both days before the address follows, and says that they are reversed", async () => {
  const { onFilter } = await open(noAuditFilter);
  const [from, until] = [screen.getByLabelText("From"), screen.getByLabelText("Until")];
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  type(from, "0002-11-28");
  expect(onFilter).not.toHaveBeenCalled();
  type(from, "2026-11-28");
  type(until, "2026-11-01");
  expect(screen.getByText("This day is before the first one.")).toBeDefined();
  expect(from).toHaveProperty("value", "2026-11-28");
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ ...noAuditFilter, from: "2026-11-28" });
  type(from, "2026-10-28");
  const days = { from: "2026-10-28", until: "2026-11-01" };
  expect(onFilter).toHaveBeenLastCalledWith({ ...noAuditFilter, ...days });
  expect(screen.queryByText(/before the first/)).toBeNull();
});

test("names an actor who is not in the directory, with a button that clears the filter", async () => {
  const { user, onFilter, by } = await open({ ...noAuditFilter, by: "beatriz" });
  expect(by).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: "By: BEATRIZ (Anyone)" }));
  expect(onFilter).toHaveBeenLastCalledWith(noAuditFilter);
});
