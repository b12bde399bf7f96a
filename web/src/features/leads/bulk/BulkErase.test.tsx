import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { BulkErase } from "./BulkErase.tsx";

afterEach(cleanup);

async function open(count: number) {
  const callbacks = { onErase: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadBulk", "personalData"]}>
      <BulkErase count={count} {...callbacks} />
    </NamespaceLoader>,
  );
  await screen.findByRole("alertdialog");
  return { user, ...callbacks };
}

test("focuses the safe answer, and erases only after the number of leads is typed", async () => {
  const { user, onErase } = await open(2);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  const field = screen.getByRole("textbox", { name: "Number of leads, to confirm" });
  await user.type(field, "3{Enter}");
  expect(screen.getByText("That isn’t the number. Type: 2")).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(onErase).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, " 2 ");
  await user.click(screen.getByRole("button", { name: "Erase 2 people" }));
  expect(onErase).toHaveBeenCalledOnce();
});

test("erases no more people at a time than the server does", async () => {
  await open(bulkJobLimits.erased + 1);
  expect(screen.getByText(/^You can erase up to 1,000 people at a time/)).toBeDefined();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel"]);
});
