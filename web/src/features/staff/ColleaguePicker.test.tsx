import { screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { ColleaguePicker } from "./ColleaguePicker.tsx";
import { salespeople, type Colleague } from "./staff.data.ts";

vi.mock("./staff.data.ts", () => ({ mostColleagues: 3, salespeople: vi.fn() }));

beforeEach(stubDesktopViewport);

async function open(names: readonly string[]) {
  vi.mocked(salespeople).mockReturnValue((onValue) => {
    onValue(names.map((name): Colleague => ({ uid: name.toLowerCase(), name })));
    return () => {};
  });
  const onChoose = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ColleaguePicker except="ana" onChoose={onChoose} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("combobox", { name: "Colleague" });
  return { user, field, onChoose };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("finds a colleague by part of the name by keyboard and omits the user", async () => {
  const { user, field, onChoose } = await open(["Ana", "Zoë"]);
  await user.click(field);
  expect(options()).toEqual(["Zoë"]);
  await user.keyboard("oe{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ uid: "zoë", name: "Zoë" });
});

test("says that no name matches, and that the list is incomplete", async () => {
  const { user, field } = await open(["Ana", "Bea", "Cid"]);
  expect(screen.getByText("Only the first 100 are listed.")).toBeDefined();
  await user.type(field, "Xavier");
  expect(screen.getByText("No one by that name")).toBeDefined();
});

test("explains why a directory cannot be read and offers to retry", async () => {
  vi.mocked(salespeople).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("resource-exhausted", "no"));
    return () => {};
  });
  renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ColleaguePicker except="ana" onChoose={() => {}} />
    </NamespaceLoader>,
  );
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
