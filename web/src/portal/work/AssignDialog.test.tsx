import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AssignDialog } from "./AssignDialog.tsx";

vi.mock("../../features/staff/staff.data.ts", () => ({
  salespeople: () => (onValue: (value: unknown) => void) => {
    onValue([{ uid: "tomas", name: "Tomás Ibarra" }]);
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
