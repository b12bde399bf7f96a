import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { FilterChoices } from "./FilterChoices.tsx";

test("keeps a choice that is made before the address has the one before", async () => {
  const user = userEvent.setup({ delay: null });
  const onChoose = vi.fn<(values: readonly string[] | null) => void>();
  const choices = [
    ["a", "First"],
    ["b", "Second"],
  ] as const;
  render(<FilterChoices label="Letters" any="Any" values={null} {...{ choices, onChoose }} />);

  await user.click(screen.getByRole("combobox", { name: "Letters" }));
  await user.click(screen.getByRole("option", { name: "First" }));
  await user.click(screen.getByRole("option", { name: "Second" }));
  expect(onChoose.mock.lastCall).toEqual([["a", "b"]]);
});
