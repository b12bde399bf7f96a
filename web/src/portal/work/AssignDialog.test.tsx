import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AssignButton } from "./AssignButton.tsx";
import { AssignDialog } from "./AssignDialog.tsx";

vi.mock("../../features/staff/staff.data.ts", () => ({
  salespeople: () => (onValue: (value: unknown) => void) => {
    onValue([
      { uid: "ana", name: "Ana Ruiz" },
      { uid: "tomas", name: "Tomás Ibarra" },
    ]);
    return () => {};
  },
}));

async function open() {
  const onChoose = vi.fn<(to: string | null) => void>();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadAssignment"]}>
      <AssignDialog count={2} onChoose={onChoose} onClose={vi.fn()} />
    </NamespaceLoader>,
  );
  await screen.findByRole("dialog", { name: "Assign 2 leads" });
  const assign = () => user.click(screen.getByRole("button", { name: "Assign" }));
  return { user, onChoose, assign, to: screen.getByRole("combobox", { name: "Assign to" }) };
}

test("asks for a new owner before it assigns", async () => {
  const { user, onChoose, assign, to } = await open();
  await assign();
  expect(screen.getByRole("alert").textContent).toBe("Please choose a new owner.");
  expect(onChoose).not.toHaveBeenCalled();
  await user.selectOptions(to, "Tomás Ibarra");
  expect(screen.queryByRole("alert")).toBeNull();
  await assign();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("tomas");
});

test("assigns leads to the pool", async () => {
  const { user, onChoose, assign, to } = await open();
  await user.selectOptions(to, "The pool (anyone can claim them)");
  await assign();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
});

test("says to whom one lead was assigned", async () => {
  const { user, answer } = renderInPortal(<AssignButton leadId="one" />);
  await user.click(await screen.findByRole("button", { name: "Assign…" }));
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Assign to" }),
    "Tomás Ibarra",
  );
  await user.click(screen.getByRole("button", { name: "Assign" }));
  await answer(workEndpoints.assignLeads.path, 200, { assigned: 1 });
  expect(await screen.findByText("1 lead is now with Tomás Ibarra.")).toBeDefined();
});
